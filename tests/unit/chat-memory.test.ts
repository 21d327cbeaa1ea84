import type * as ChatMemory from '../../client/chat/chat-memory';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const VISITOR = { name: 'Åsa', email: 'asa@example.se', phone: '070-1' };

/** The browser's storage, as far as the chat uses it; a test may break it. */
class Storage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

let storage: Storage;
let memory: typeof ChatMemory;

beforeEach(async () => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  memory = await import('../../client/chat/chat-memory');
});
afterEach(() => vi.unstubAllGlobals());

const makesOneSession = (): string => {
  const id = memory.sessionId();
  expect(id).toMatch(/^session_\d+_[\w-]+$/);
  expect(memory.sessionId()).toBe(id);
  return id;
};

describe('the session', () => {
  test('is made once and stored as chat_session_id', () => {
    expect(storage.getItem('chat_session_id')).toBeNull();
    const id = makesOneSession();
    expect(storage.getItem('chat_session_id')).toBe(id);
  });

  test('one that the functions would refuse is replaced', () => {
    for (const broken of [
      '',
      'session_1_2',
      'null',
      '{"a":1}',
      `session_1700000000000_${'a'.repeat(22)}`,
    ]) {
      storage.setItem('chat_session_id', broken);
      expect(makesOneSession()).not.toBe(broken);
    }
  });
});

describe('the visitor', () => {
  test('is stored as JSON in chat_user_info and read back', () => {
    expect(memory.knownVisitor()).toBeUndefined();
    memory.rememberVisitor(VISITOR);
    expect(JSON.parse(storage.getItem('chat_user_info') ?? '')).toEqual(VISITOR);
    expect(memory.knownVisitor()).toEqual(VISITOR);
  });

  test.each([
    '{',
    '',
    'null',
    '1',
    '"Åsa"',
    '[]',
    '{}',
    '{"name":"Åsa","email":"a@b.se"}',
    '{"name":"Åsa","email":"a@b.se","phone":""}',
    '{"name":"Åsa","email":"a@b.se","phone":7}',
  ])('nobody is known by %s', (stored) => {
    storage.setItem('chat_user_info', stored);
    expect(memory.knownVisitor()).toBeUndefined();
  });
});

test('forgetting removes the visitor before it begins a new session', () => {
  const id = makesOneSession();
  memory.rememberVisitor(VISITOR);
  const steps: string[] = [];
  const removeItem = storage.removeItem.bind(storage);
  storage.removeItem = (key) => (steps.push(`remove ${key}`), removeItem(key));
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => (steps.push(`set ${key}`), setItem(key, value));
  memory.forgetAll();
  expect(steps).toEqual(['remove chat_user_info', 'set chat_session_id']);
  expect(memory.knownVisitor()).toBeUndefined();
  expect(makesOneSession()).not.toBe(id);
});

describe.each([
  ['shut: every use of it throws', { getItem: blocked, setItem: blocked, removeItem: blocked }],
  ['full: nothing can be stored', { setItem: full }],
] as const)('with the storage %s', (_, faults) => {
  beforeEach(() => Object.assign(storage, faults));

  test('the conversation goes on until the page is left', () => {
    const id = makesOneSession();
    memory.rememberVisitor(VISITOR);
    expect(memory.knownVisitor()).toEqual(VISITOR);
    memory.forgetAll();
    expect(memory.knownVisitor()).toBeUndefined();
    expect(makesOneSession()).not.toBe(id);
  });

  test('also where a broken session was stored before', () => {
    storage.items.set('chat_session_id', 'session_1_2');
    expect(makesOneSession()).not.toBe('session_1_2');
  });
});

test('with no storage at all the conversation goes on as well', async () => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked });
  try {
    const id = makesOneSession();
    memory.rememberVisitor(VISITOR);
    expect(memory.knownVisitor()).toEqual(VISITOR);
    expect(memory.sessionId()).toBe(id);
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
