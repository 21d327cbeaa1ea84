import type { Assistant } from '../../assistant/assistant';
import type { Route } from '../types';
import { eraseSession } from './erase-session';
import { listMessages } from './list-messages';
import { postMessage } from './post-message';
import { saveUserInfo } from './save-user-info';
import { sendTranscript } from './send-transcript';

export const chatRoutes = (assistant: Assistant): readonly Route[] => [
  saveUserInfo,
  postMessage(assistant),
  listMessages,
  eraseSession,
  sendTranscript,
];
