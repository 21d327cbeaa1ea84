import { beforeAll, describe, expect, test } from 'vitest';
import { ATTACKS, type Field, sceneOf } from '../support/backend/attacks';
import { emulator } from '../support/backend/emulator';
import { mailServer } from '../support/backend/mail-server';
import { weakened } from '../support/backend/weakened';

let field: Field;
beforeAll(async () => {
  field = { database: await emulator(), mail: await mailServer() };
});

describe.concurrent('an attack comes through where its guard is taken out', () => {
  for (const [index, { name, guard, succeeds }] of ATTACKS.entries()) {
    test(`${index + 1}: ${name}`, async () => {
      const weak = await weakened(String(index), guard);
      expect(await succeeds(sceneOf(weak, field))).toBe(true);
    });
  }
});
