import { beforeAll, describe, expect, test } from 'vitest';
import { ATTACKS, type Field, sceneOf } from '../support/backend/attacks';
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
    test(`${index + 1}: ${name}`, async () => {
      const weak = await weakened(String(index), guard);
      const attackCameThrough = await succeeds(sceneOf(modules, field));
      const comesThroughWithoutGuard = await succeeds(sceneOf(weak, field));
      expect({ attackCameThrough, comesThroughWithoutGuard }).toEqual({
        attackCameThrough: false,
        comesThroughWithoutGuard: true,
      });
    });
  }
});
