const LOCAL_KEY = 'local-development-key';

/** The public credential of the chat's calls: the environment's, or the one of the local runtime. */
export const chatKeyFor = (env: NodeJS.ProcessEnv): string => env.CHAT_PUBLIC_KEY || LOCAL_KEY;

/** What to tell somebody whose deployed chat would be refused; nothing if a key is set. */
export const localKeyWarning = (env: NodeJS.ProcessEnv): string[] =>
  chatKeyFor(env) === LOCAL_KEY
    ? [
        'WARNING: the chat of this build works on the local server only. Set CHAT_PUBLIC_KEY to the key that the deployed functions expect.',
      ]
    : [];
