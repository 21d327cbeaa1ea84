import { useRef, useState } from 'react';
import type { EmailService } from '../../../content/schema/site';
import type { Form } from './schema';
import { sendInquiry } from './send-inquiry';

type FormTexts = Omit<Form, 'heading' | 'text' | 'withoutScript'>;
const REQUIRED = ['name', 'email', 'message'] as const;
type RequiredField = (typeof REQUIRED)[number];

/** idle, with what the last try left behind → sending → sent, from which only a reload leads back. */
type State =
  | { kind: 'idle'; error: 'none' | 'missing' | 'failed'; errorFields: readonly RequiredField[] }
  | { kind: 'sending' }
  | { kind: 'sent' };

const FRESH: State = { kind: 'idle', error: 'none', errorFields: [] };

/** The message form. Checked on submit only; the browser judges nothing but the form of the address. */
export function ContactForm({ texts, service }: { texts: FormTexts; service: EmailService }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(FRESH);

  async function submit(): Promise<void> {
    const element = form.current;
    if (!element || state.kind !== 'idle') return;
    const value = (name: string): string => {
      const text = new FormData(element).get(name);
      if (typeof text !== 'string') return '';
      return texts.trim ? text.trim() : text;
    };
    const missing = REQUIRED.filter((field) => value(field) === '');
    const [first] = missing;
    if (first) {
      setState({ kind: 'idle', error: 'missing', errorFields: missing });
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!element.reportValidity()) return;
    setState({ kind: 'sending' });
    try {
      await sendInquiry(service, {
        from_name: value('name'),
        from_email: value('email'),
        phone: value('phone'),
        service: value('service'),
        message: value('message'),
      });
      setState({ kind: 'sent' });
    } catch (error) {
      console.error('The message was not sent', error);
      setState({ kind: 'idle', error: 'failed', errorFields: [] });
    }
  }

  if (state.kind === 'sent') return <Thanks texts={texts.thanks} />;

  const error = state.kind === 'idle' ? state.error : 'none';
  const wrong = state.kind === 'idle' ? state.errorFields : [];
  const edited = (name: string) => (): void => {
    if (state.kind !== 'idle' || state === FRESH) return;
    setState({ kind: 'idle', error: 'none', errorFields: wrong.filter((field) => field !== name) });
  };
  const required = (name: RequiredField) => ({
    id: `contact-${name}`,
    name,
    onInput: edited(name),
    'aria-required': true,
    'aria-invalid': wrong.includes(name),
    'aria-describedby': wrong.includes(name) ? `contact-${name}-error` : undefined,
  });
  const message = (name: RequiredField) =>
    wrong.includes(name) && (
      <span className="field-error" id={`contact-${name}-error`}>
        {texts.errors[name]}
      </span>
    );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor="contact-name">{texts.name}</label>
      <input type="text" autoComplete="name" {...required('name')} />
      {message('name')}
      <label htmlFor="contact-email">{texts.email}</label>
      <input type="email" autoComplete="email" {...required('email')} />
      {message('email')}
      <div className="field-pair">
        <div>
          <label htmlFor="contact-phone">{`${texts.phone} (${texts.optional})`}</label>
          <input
            id="contact-phone"
            type="tel"
            name="phone"
            autoComplete="tel"
            onInput={edited('phone')}
          />
        </div>
        <div>
          <label htmlFor="contact-service">{`${texts.service} (${texts.optional})`}</label>
          <select id="contact-service" name="service" onInput={edited('service')}>
            {texts.services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <label htmlFor="contact-message">{texts.message}</label>
      <textarea rows={6} {...required('message')} />
      {message('message')}
      <p className="form-error" role="alert">
        {error === 'none' ? null : texts.errors[error]}
      </p>
      <button type="submit" className="button button-primary" disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? texts.sending : texts.submit}
        {state.kind === 'sending' && <span className="spinner" />}
      </button>
    </form>
  );
}

/** Takes the form's place, and the focus, so that it is read out. */
function Thanks({ texts }: { texts: FormTexts['thanks'] }) {
  return (
    <div className="thanks" role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
      <h3>{texts.heading}</h3>
      <p>{texts.text}</p>
    </div>
  );
}
