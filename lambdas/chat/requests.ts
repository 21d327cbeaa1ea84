import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import { SessionId } from './session-id';

const MAX_MESSAGE_CHARACTERS = 2000;

/** Half a surrogate pair is valid JSON and no valid text; the database refuses it. */
const wellFormed = v.transform((text: string) => Buffer.from(text).toString());

const text = (max: number) =>
  v.pipe(
    v.string('a text'),
    wellFormed,
    v.trim(),
    v.nonEmpty('a text that is not blank'),
    v.check((value) => Array.from(value).length <= max, `at most ${max} characters`),
  );

/**
 * `POST /api/chat-assistant/user-info`: any name, address and number a visitor can type, and how the
 * form was filled in, which marks a contact and refuses none.
 */
export const UserInfoRequest = v.strictObject({
  sessionId: SessionId,
  name: text(200),
  email: text(254),
  phone: text(60),
  /** A field that no person sees, and what fills in forms does. */
  website: v.optional(v.string('a text')),
  /** Milliseconds between showing the form and sending it. */
  elapsed: v.optional(v.number('milliseconds')),
});
export type UserInfoRequest = v.InferOutput<typeof UserInfoRequest>;

/** `POST /api/chat-assistant`: the same `clientId` again is the same message again. */
export const MessageRequest = v.strictObject({
  sessionId: SessionId,
  message: text(MAX_MESSAGE_CHARACTERS),
  language: v.picklist(LANGUAGE_CODES, LANGUAGE_CODES.join(' or ')),
  clientId: v.optional(
    v.pipe(
      v.string('8 to 64 letters, digits, - or _'),
      v.regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _'),
    ),
  ),
});
export type MessageRequest = v.InferOutput<typeof MessageRequest>;

/**
 * A place in a conversation as clients are given it: what it means is no matter of theirs, so that it
 * may change.
 */
export const toCursor = (place: string): string => Buffer.from(place).toString('base64url');

const CURSOR = 'what an answer gave as earlier';

/** `GET /api/chat-assistant`: the newest messages, or those before a cursor. */
export const MessagesRequest = v.strictObject({
  sessionId: SessionId,
  before: v.optional(
    v.pipe(
      v.string(CURSOR),
      v.transform((cursor) => Buffer.from(cursor, 'base64url').toString()),
      v.regex(/^\d{14}#[01]#[\w-]{8,64}$/, CURSOR),
    ),
  ),
});

/** The other calls name a session and nothing else. */
export const SessionRequest = v.strictObject({ sessionId: SessionId });
