import { startDatabase } from '../../../lambdas/local/start-database';
import { localChat } from './local-chat';

/** A process that tests kill: `serve.ts backend|database FOLDER`; prints its address. */
const [, , what, folder = ''] = process.argv;

const { url } = await (what === 'database'
  ? startDatabase(folder, 'chat-test')
  : localChat(folder));
console.log(url);
