/** Id of one side's message, unique in its conversation. */
export const messageId = (role: 'user' | 'assistant', claimId: string): string =>
  `${role}_${claimId}`;
