const REQUIRED = ['name', 'email', 'message'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** What the visitor has written. */
export type Values = Record<RequiredField | 'phone' | 'service', string>;

/** What the last try left behind. */
interface Idle {
  kind: 'idle';
  error: 'none' | 'missing' | 'failed';
  errorFields: readonly RequiredField[];
}

/** idle → sending → sent, from which only a reload leads back. */
export type FormState = Idle | { kind: 'sending' } | { kind: 'sent' };

/** Idle, with nothing left behind but perhaps an error. */
export const idle = (error: 'none' | 'failed' = 'none'): Idle => ({
  kind: 'idle',
  error,
  errorFields: [],
});

export function readValues(form: HTMLFormElement, trims: boolean): Values {
  const entries = [...new FormData(form)] as [string, string][];
  return Object.fromEntries(
    entries.map(([name, text]) => [name, trims ? text.trim() : text]),
  ) as Values;
}

export const missingFields = (values: Values): RequiredField[] =>
  REQUIRED.filter((field) => !values[field]);

/** Editing a field takes back its mark, and the general error. */
export const afterEdit = (state: FormState, name: string): FormState =>
  state.kind === 'idle'
    ? { ...idle(), errorFields: state.errorFields.filter((field) => field !== name) }
    : state;
