import { beforeAll, describe, expect, test } from 'vitest';
import { ATTACKS, type Field } from '../support/backend/attacks';
import { emulator } from '../support/backend/emulator';
import { mailServer } from '../support/backend/mail-server';
import { type Modules, unchanged, weakened } from '../support/backend/weakened';

let field: Field;
let modules: Modules;

beforeAll(async () => {
  modules = await unchanged();
  field = { database: await emulator(), mail: await mailServer() };
});

describe.concurrent('each guard holds, and only because it is there', () => {
  for (const [index, { name, guard, succeeds }] of ATTACKS.entries()) {
    test(name, { timeout: 60_000 }, async () => {
      const [asItIs, without] = await Promise.all([
        succeeds(modules, field),
        weakened(String(index), guard).then((weak) => succeeds(weak, field)),
      ]);
      expect(asItIs, 'the attack came through').toBe(false);
      expect(without, 'the test does not notice that the guard is gone').toBe(true);
    });
  }
});
