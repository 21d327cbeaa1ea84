import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../content/core/language';
import type { Turn } from '../../lambdas/assistant/assistant';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import { ContentFolder } from '../content/content-folder';
import { knowledgeOf } from '../knowledge/knowledge-of';
import { formatProblems } from '../../content/core/problem';

const USAGE = `Usage: npm run chat -- [--language sv|en] [--content DIR] "question" ["follow-up" …]`;

/** `npm run chat`: asks the assistant from the terminal; each argument is a turn of one conversation. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: DEFAULT_LANGUAGE },
    content: { type: 'string', default: 'content' },
  },
});
const language = LANGUAGE_CODES.find((code) => code === values.language);
if (!language || positionals.length === 0) {
  console.error(USAGE);
  process.exit(1);
}

const folder = new ContentFolder(resolve(values.content));
await folder.readAll();
const { content, problems } = folder.assemble();
if (!content) {
  console.error(formatProblems(problems));
  process.exit(1);
}

const ask = createAssistant(knowledgeOf(content));
const history: Turn[] = [];
for (const text of positionals) {
  const reply = await ask({ text, language, history });
  console.log(`> ${text}\n\n${reply.text}\n\n[${reply.shape}: ${reply.citations.join(', ')}]\n`);
  history.push({ role: 'user', content: text }, { role: 'assistant', content: reply.text });
}
