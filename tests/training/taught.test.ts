import { beforeAll, describe } from 'vitest';
import { QUESTION_SETS, readSet } from '../../lambdas/training/read-examples';
import { testGate } from '../unit/assistant/gate';
import { type Asked, askAll, type OwnAssistant, ownAssistant } from '../unit/assistant/support';

let own: OwnAssistant;
let asked: readonly Asked[];
beforeAll(async () => {
  own = await ownAssistant();
  asked = await askAll(own, QUESTION_SETS.flatMap(readSet));
});

describe('of all questions that it learnt from', () => {
  testGate(() => ({ own, asked }));
});
