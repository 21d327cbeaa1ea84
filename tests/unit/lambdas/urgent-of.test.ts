import { expect, test } from 'vitest';
import type { ReplyShape } from '../../../lambdas/assistant/assistant';
import { urgentOf } from '../../../lambdas/chat/urgent-of';

test.each<[string, ReplyShape, string | undefined]>([
  ['Ring mig', 'hand-off', 'call'],
  ['Vad kostar SEO?', 'sure', undefined],
  ['Hej! Vår sida ligger nere sedan i morse.', 'unsure', 'outage'],
  ['Webbutiken fungerar inte, ring mig!', 'hand-off', 'outage'],
  ['our site has been hacked', 'out-of-scope', 'outage'],
  ['The shop isn’t working', 'out-of-scope', 'outage'],
  ['Vad gör ni om sidan ligger nere?', 'sure', undefined],
  ['What happens when the site is down?', 'sure', undefined],
  ['Vi är väldigt missnöjda med er', 'out-of-scope', 'complaint'],
  ['I want to complain about an invoice', 'out-of-scope', 'complaint'],
  ['I am really disappointed', 'unsure', 'complaint'],
  ['Vad händer om jag är missnöjd?', 'sure', undefined],
])('%s (%s) is %s', (text, shape, urgent) => {
  expect(urgentOf(text, shape)).toBe(urgent);
});
