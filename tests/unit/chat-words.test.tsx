import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from '../../components/chat/words';

const joint = (text: string): string => `<span class="chat-joint">${text}</span>`;

test.each([
  [
    'Det tar 6–8 veckor, mån–fre – oftast.',
    `Det tar 6${joint('–8')} veckor, mån${joint('–f')}re – oftast.`,
  ],
  [
    'E-post och e-mail, WordPress-sajt',
    `${joint('E-p')}ost och ${joint('e-m')}ail, WordPress-sajt`,
  ],
  ['031-390 06 12', '031-390 06 12'],
])('no line breaks after the dash of a range, or the hyphen of "e-mail": %s', (text, markup) => {
  expect(renderToStaticMarkup(<Words text={text} />)).toBe(markup);
});
