import type { Language } from '../../content/core/language';
import type { Post } from '../../content/schema/page';
import type { People, Site } from '../../content/schema/site';
import type { Topic } from '../../content/schema/topics';

/** What a passage of the assistant's knowledge says, before it is known where. */
export interface PassageText {
  heading: string;
  text: string;
  topics?: readonly Topic[];
}

/** What a section's passages may say of the site, in the language of its page. */
export interface PassageSource {
  language: Language;
  figures: Site['figures'];
  people: People;
  /** Articles that have no page of their own yet. */
  announced: readonly Post[];
}

/** A figure as its section shows it: "500+". */
export const figureText = ({ figures }: PassageSource, name: string): string => {
  const figure = figures[name];
  return figure ? `${figure.value}${figure.suffix ?? ''}` : '';
};

type Texts = string | undefined | false | readonly Texts[];

/** What somebody says, with their name and the quotation marks of the language. */
export const saying = (who: string, quote: string, { language }: PassageSource): string =>
  `${who}: ${language === 'sv' ? '”' : '“'}${quote}”`;

/** A passage of texts that are there, as sentences: with a capital, a full stop where there is none, and nothing twice in a row. */
export const passage = (heading: string, ...texts: readonly Texts[]): PassageText => ({
  heading,
  text: flat(texts)
    .filter((text, at, all) => text !== all[at - 1])
    .map((text) => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()))
    .map((text) => (/[.!?:…”]$/.test(text) ? text : `${text}.`))
    .join(' '),
});

/** Of sections that only have words for controls, or none. */
export const noPassages = (): PassageText[] => [];

function flat(texts: Texts): string[] {
  if (typeof texts === 'object') return texts.flatMap(flat);
  const text = texts ? texts.trim() : '';
  return text === '' ? [] : [text];
}
