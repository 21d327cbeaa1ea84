import { useState } from 'react';
import type { ChatViewProps } from './chat-props';

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Name, e-mail and phone, all required. With one of them blank, submitting does nothing. */
export function VisitorForm({ state, page, actions }: ChatViewProps) {
  const { texts } = page;
  const saving = state.stage === 'saving';
  const [shownAt] = useState(() => performance.now());
  return (
    <form
      className="chat-introduction"
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        const data = new FormData(event.currentTarget);
        const field = (name: string): string => {
          const value = data.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        const visitor = { name: field('name'), email: field('email'), phone: field('phone') };
        if (!visitor.name || !visitor.email || !visitor.phone) return;
        const elapsed = Math.round(performance.now() - shownAt);
        actions.introduce(visitor, { website: field('website'), elapsed });
      }}
    >
      <p>{texts.introduction}</p>
      {FIELDS.map(({ name, type, autoComplete }) => (
        <label key={name}>
          <span>{texts[name]}</span>
          <input
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={name === 'email' ? 254 : name === 'phone' ? 60 : 200}
            required
          />
        </label>
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className="button button-primary" aria-disabled={saving}>
        {texts.start}
      </button>
    </form>
  );
}
