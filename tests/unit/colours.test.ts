import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOURS } from '../../components/styles/colours';
import { PROJECT } from '../../content/core/project';

test('icons and social cards are drawn in the colours of the pages', () => {
  const tokens = readFileSync(join(PROJECT, 'components/styles/tokens.css'), 'utf8');
  for (const [name, colour] of Object.entries(COLOURS)) {
    expect(tokens).toContain(`--${name}: ${colour};`);
  }
});
