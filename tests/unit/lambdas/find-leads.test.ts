import { expect, test } from 'vitest';
import { isAbout } from '../../../lambdas/leads/find-leads';

const ASA = { name: 'Åsa  Öberg', email: 'Asa.Oberg@Exempel.se', phone: '+46 (0)31-123 45 67' };

test.each([
  'åsa öberg',
  'ÅSAÖBERG',
  'asa oberg',
  ' öberg ',
  'asa.oberg@exempel.se',
  'EXEMPEL',
  '031-123 45 67',
  '0311234567',
  '+46311234567',
  '0046 31 123 45 67',
  '+46 (0)31 1234567',
  '123 45 67',
])('%j finds her', (text) => {
  expect(isAbout(ASA, text)).toBe(true);
});

test.each(['Åse', 'asa@', '031-123 45 68', '4567', 'exempel.se 031'])('%j does not', (text) => {
  expect(isAbout(ASA, text)).toBe(false);
});

test.each(['031-1234567', '0046311234567', '+46 31 123 45 67'])(
  'a number left as %j is found however it is asked for',
  (phone) => {
    for (const text of ['+46 31-123 45 67', '031 1234567', '31 123 45 67']) {
      expect([text, isAbout({ ...ASA, phone }, text)]).toEqual([text, true]);
    }
  },
);
