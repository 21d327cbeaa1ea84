import type { Topic } from '../../content/schema/topics';

/** What a passage of the assistant's knowledge says, before it is known where. */
export interface PassageText {
  heading: string;
  text: string;
  topics?: readonly Topic[];
}

type Texts = string | undefined | readonly Texts[];

/** A passage of texts that are there, as sentences: each gets a full stop where it has none. */
export const passage = (heading: string, ...texts: readonly Texts[]): PassageText => ({
  heading,
  text: flat(texts)
    .map((text) => (/[.!?:…”]$/.test(text) ? text : `${text}.`))
    .join(' '),
});

/** Of sections that only have words for controls, or none. */
export const noPassages = (): PassageText[] => [];

function flat(texts: Texts): string[] {
  if (typeof texts === 'object') return texts.flatMap(flat);
  const text = texts?.trim() ?? '';
  return text === '' ? [] : [text];
}
