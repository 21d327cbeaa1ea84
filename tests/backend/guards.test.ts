import { beforeAll, describe, expect, test } from 'vitest';
import * as modules from '../support/backend/attacked';
import { ATTACKS, type Field, sceneOf } from '../support/backend/attacks';
import { emulator } from '../support/backend/emulator';
import { mailServer } from '../support/backend/mail-server';
import { sourceWithout } from '../support/backend/weakened';

let field: Field;
beforeAll(async () => {
  field = { database: await emulator(), mail: await mailServer() };
});

/** `tests/thorough` shows that each comes through where its guard is taken out. */
describe.concurrent('no attack comes through', () => {
  for (const [index, { name, succeeds }] of ATTACKS.entries()) {
    test(`${index + 1}: ${name}`, async () => {
      expect(await succeeds(sceneOf(modules, field))).toBe(false);
    });
  }
});

/** Else only the thorough tests, which run last, would tell of a guard that was moved or renamed. */
test('each guard that is taken out there is in the code', async () => {
  for (const { guard } of ATTACKS) {
    await expect(sourceWithout(guard)).resolves.toContain(guard.to);
  }
});
