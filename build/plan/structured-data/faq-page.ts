import type { FAQPage } from 'schema-dts';
import type { GraphContext } from './graph-context';

/** Every question that the page answers, as it stands on the page. */
export const faqPage = (
  { document, url }: GraphContext,
  questions: readonly { question: string; answer: string }[],
): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url(document.canonical)}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
