import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  type Language,
  otherLanguage,
} from '../../content/core/language';
import { editionPath, fileOf, isNotFoundRoute } from '../../content/core/paths';
import type {
  Alternate,
  PlannedDocument,
  PlannedText,
} from '../../content/schema/planned-document';

/** A page in each shell: its text in the shell's language, else in the other one. */
export function editionsOf(
  route: string,
  planned: Record<Language, PlannedText | undefined>,
): PlannedDocument[] {
  const bilingual = LANGUAGE_CODES.every((code) => planned[code] !== undefined);
  return LANGUAGE_CODES.map((shell) => {
    const text = planned[shell] ?? planned[otherLanguage(shell)];
    if (!text) throw new Error(`No text at ${route}`);
    const { counterpart, canonical } = text;
    const path = editionPath(route, shell);
    const indexable = canonical === path && !isNotFoundRoute(route);
    const isForeign = text.text !== shell;
    const other = otherLanguage(shell);
    const isElsewhere = planned[other] === undefined && counterpart !== undefined;
    return {
      ...text,
      path,
      file: fileOf(path),
      shell,
      alternates: indexable
        ? alternatesOf(route, text.text, bilingual, counterpart)
        : NO_ALTERNATES,
      indexable,
      toggle: editionPath(isElsewhere ? counterpart : route, other),
      inShellLanguage: isForeign && counterpart ? editionPath(counterpart, shell) : undefined,
    };
  });
}

const NO_ALTERNATES: readonly Alternate[] = [];

/** The same text in other languages, this one and the Swedish default included; none for a lone text. */
function alternatesOf(
  route: string,
  language: Language,
  bilingual: boolean,
  counterpart: string | undefined,
): readonly Alternate[] {
  if (!bilingual && counterpart === undefined) return NO_ALTERNATES;
  const pathIn = (code: Language): string =>
    editionPath(bilingual || code === language ? route : (counterpart ?? route), code);
  return [
    ...LANGUAGE_CODES.map((code) => ({ hreflang: code, path: pathIn(code) })),
    { hreflang: 'x-default', path: pathIn(DEFAULT_LANGUAGE) },
  ];
}
