import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../content/core/project';
import { type Houses, wrongArrow } from '../rooms/rooms-rule.mjs';

const { rules } = JSON.parse(readFileSync(join(PROJECT, '.oxlintrc.json'), 'utf8')) as {
  rules: { 'rooms/arrows': [string, Houses] };
};
const houses = rules['rooms/arrows'][1];
const arrow = (from: string, to: string): string | undefined =>
  wrongArrow(join(PROJECT, from), join(PROJECT, to), houses);

test.each([
  ['components/ui/icon/icon.tsx', 'content/schema/text'],
  ['build/render/shells.tsx', 'components/shell/shell'],
  ['build/serve/local-edge.ts', 'lambdas/edge/resolve'],
  ['build/render/shells.tsx', 'build/render/convert'],
  ['build/assembly/assemble.ts', 'build/plan/plan-site'],
  ['client/main.ts', 'client/behaviours'],
  ['tests/unit/rooms.test.ts', 'build/cli'],
])('%s may import %s', (from, to) => {
  expect(arrow(from, to)).toBeUndefined();
});

test.each([
  ['content/schema/text.ts', 'components/ui/icon/icon', 'content/ imports nothing of ours'],
  ['components/ui/icon/icon.tsx', 'build/cli', 'components/ imports content, not build/'],
  ['lambdas/http/app.ts', 'build/cli', 'lambdas/ imports content, not build/'],
  ['build/serve/send.ts', 'infra/app', 'not infra/'],
  ['build/plan/plan-site.ts', 'build/assembly/assemble', 'arrows between rooms go one way'],
  ['client/dom/dom.ts', 'client/main', 'arrows between rooms go one way'],
  ['build/new-room/a.ts', 'build/plan/plan-site', 'add it to the list'],
])('%s may not import %s', (from, to, message) => {
  expect(arrow(from, to)).toContain(message);
});

test('every import of the project is drawn, and none leads the wrong way', () => {
  const drawing = execFileSync('node', ['tests/rooms/draw-rooms.mjs'], { cwd: PROJECT }).toString();
  expect(drawing).toContain('No circle');
  for (const house of Object.keys(houses)) expect(drawing).toContain(`${house}/  →`);
});
