import { SessionRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { mailConversation } from '../../mail/mail-conversation';
import type { SendMail } from '../../mail/sender';
import { readBody } from '../read-request';
import type { Route } from '../types';

/**
 * Mails the conversation to the agency if it has anything new. The answer is the same whatever was
 * done, so that it tells nothing about a session.
 */
export const sendTranscript = (sendMail: SendMail): Route => ({
  method: 'POST',
  path: '/api/send-chat-transcript',
  handle: (dependencies) => async (c) => {
    const { sessionId } = await readBody(c, SessionRequest);
    const mailing = { ...dependencies, sendMail, log: c.get('log') };
    await mailConversation(mailing, 'closed', sessionKey(sessionId));
    return c.json({ accepted: true });
  },
});
