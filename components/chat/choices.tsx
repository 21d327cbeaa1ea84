import { Words } from './words';

/** What a visitor may say next. Each button says its own words; without `choose` none does anything. */
export function Choices(props: {
  label: string;
  choices: readonly string[];
  choose: ((text: string) => void) | undefined;
  /** Not read out when they change. */
  quiet?: boolean;
}) {
  const { label, choices, choose, quiet } = props;
  if (choices.length === 0) return null;
  return (
    <ul className="chat-choices" aria-label={label} aria-live={quiet ? 'off' : undefined}>
      {choices.map((choice, index) => (
        <li key={index}>
          <button type="button" aria-disabled={!choose} onClick={() => choose?.(choice)}>
            <Words text={choice} />
          </button>
        </li>
      ))}
    </ul>
  );
}
