export * from './chat';
export { lambdaHandler } from '../../../lambdas/http/lambda-handler';
export { sweep } from '../../../lambdas/sweep/sweep';
export { sessionKey } from '../../../lambdas/chat/session-id';
export { mailConversation } from '../../../lambdas/mail/mail-conversation';
