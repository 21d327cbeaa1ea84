import { type Language, LANGUAGE_CODES } from '../../content/core/language';
import type { Problem } from '../../content/core/problem';

/** The page that says what becomes of what visitors tell. */
export const PRIVACY_POLICY = '/privacy-policy';

/** Who gets what visitors write where a model words the chat's answers. */
const RECIPIENT = 'Amazon Bedrock';

const EXAMPLES: Record<Language, string> = {
  sv: 'Chattens svar formuleras av en språkmodell hos Amazon Bedrock. Det du skriver i chatten skickas dit och behandlas för vår räkning inom EU, men inte namnet, e-posten och telefonnumret du lämnade när samtalet började.',
  en: 'The chat’s answers are worded by a language model at Amazon Bedrock. What you write in the chat is sent there and handled on our behalf within the EU, but not the name, e-mail address and phone number you gave when the conversation began.',
};

/**
 * Privacy policies that keep quiet about a model, which gets what visitors write in the chat.
 *
 * @param policies - by language, as the author knows the file; its text is empty where there is none.
 */
export const checkModelNotice = (
  policies: Record<Language, { file: string; text: string }>,
  modelId: string,
): Problem[] =>
  LANGUAGE_CODES.filter((language) => !policies[language].text.includes(RECIPIENT)).map(
    (language) => ({
      file: policies[language].file,
      what: 'privacy policy that does not name who words the chat’s answers',
      found: `a model is used (${modelId})`,
      expected: `the words “${RECIPIENT}”`,
      fix: `say who gets what visitors write, such as “${EXAMPLES[language]}” (docs/operations.md, A model), or use no model`,
    }),
  );
