import { describe, expect, test } from 'vitest';
import { mask, maskFor } from '../../../lambdas/log/mask';

describe('a masked text', () => {
  test.each([
    ['Mejla asa.berg+x@exempel.se!', 'Mejla [e-mail]!'],
    ['<asa@exempel.co.uk>', '<[e-mail]>'],
    ['åsa@blåbär.se', '[e-mail]'],
    ['Ring 031-390 06 12.', 'Ring [number].'],
    ['+46 (0)31 390 06 12', '[number]'],
    ['070/123 45 67', '[number]'],
    ['19850101-1234 och 8501011234', '[number] och [number]'],
    ['kort 4111 1111 1111 1111', 'kort [number]'],
    ['session_1700000000000_abcDEF-_123456789012345', '[session]'],
  ])('%j becomes %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test.each([
    'Vad kostar en hemsida för 25 000 kr?',
    'Mellan 50 000 och 100 000 kr',
    'Från 8 000 kr i månaden, 3–6 månader',
    'öppet 09:00-17:00',
    '421 61 Västra Frölunda',
    '@asa på Instagram',
  ])('%j stays as it is', (text) => {
    expect(mask(text)).toBe(text);
  });

  test('leaves out the visitor’s own words for themselves', () => {
    const own = maskFor(['Åsa Bergström', 'asa@exempel.se', '0701']);
    expect(own('Jag, ÅSA bergström (0701), undrar. Mvh Åsa')).toBe(
      'Jag, [visitor] ([visitor]), undrar. Mvh [visitor]',
    );
    expect(own('Åsas katt, Bergströms Blommor, Bergström’s cat')).toBe(
      '[visitor] katt, [visitor] Blommor, [visitor] cat',
    );
    expect(own('Åsastigen, Bergströmska')).toBe('Åsastigen, Bergströmska');
    expect(maskFor(['.*', 'a'])('allt står kvar')).toBe('allt står kvar');
    expect(maskFor([])('allt')).toBe('allt');
  });
});
