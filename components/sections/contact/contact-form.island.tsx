import { useRef, useState } from 'react';
import type { EmailService } from '../../../content/schema/site';
import {
  afterEdit,
  type FormState,
  idle,
  missingFields,
  readValues,
  type RequiredField,
} from './inquiry-form';
import type { Form } from './schema';
import { sendInquiry } from './send-inquiry';

interface RequiredProps {
  name: RequiredField;
  label: string;
  error: string | false;
  onInput: () => void;
  type?: 'text' | 'email';
  autoComplete?: string;
  rows?: number;
}

type FormTexts = Omit<Form, 'heading' | 'text' | 'withoutScript'>;

/** The message form. Checked on submit only; the browser judges nothing but the form of the address. */
export function ContactForm({ texts, service }: { texts: FormTexts; service: EmailService }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>(idle);

  async function submit(): Promise<void> {
    const { current } = form;
    if (!current || state.kind !== 'idle') return;
    const values = readValues(current, texts.trim);
    const errorFields = missingFields(values);
    if (errorFields[0]) {
      setState({ kind: 'idle', error: 'missing', errorFields });
      current.querySelector<HTMLElement>(`[name="${errorFields[0]}"]`)?.focus();
      return;
    }
    if (!current.reportValidity()) return;
    setState({ kind: 'sending' });
    try {
      const { name, email, ...rest } = values;
      await sendInquiry(service, { from_name: name, from_email: email, ...rest });
      setState({ kind: 'sent' });
    } catch (error) {
      console.error('The message was not sent', error);
      setState(idle('failed'));
    }
  }

  if (state.kind === 'sent') return <Thanks texts={texts.thanks} />;
  const { error, errorFields } = state.kind === 'idle' ? state : idle();
  const edited = (name: string) => (): void => setState(afterEdit(state, name));
  const required = (name: RequiredField) => ({
    name,
    label: texts[name],
    error: errorFields.includes(name) && texts.errors[name],
    onInput: edited(name),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Required {...required('name')} type="text" autoComplete="name" />
      <Required {...required('email')} type="email" autoComplete="email" />
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
      <Required {...required('message')} rows={6} />
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

/** A field with its label, and what is wrong with it; of several rows if it says so. */
function Required({ label, error, ...field }: RequiredProps) {
  const id = `contact-${field.name}`;
  const Control = 'rows' in field ? 'textarea' : 'input';
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Control
        {...field}
        id={id}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
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
