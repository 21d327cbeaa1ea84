import { resolve } from 'node:path';
import { misused, readArguments, runCommand } from '../../content/core/command-line';
import { DEFAULT_LANGUAGE, isLanguage } from '../../content/core/language';
import type { Turn } from '../../lambdas/assistant/assistant';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import { ContentFolder } from '../content/content-folder';
import { knowledgeOf } from '../knowledge/knowledge-of';
import { ContentError } from '../../content/core/problem';

const USAGE = `Usage: npm run chat -- [options] "question" ["follow-up" …]
  --language sv|en   what the visitor speaks
  --content DIR      use other content than ./content`;

/** `npm run chat`: asks the assistant from the terminal; each argument is a turn of one conversation. */
async function chat(): Promise<void> {
  const { values, positionals } = readArguments({
    usage: USAGE,
    positionals: true,
    options: {
      language: { type: 'string', default: DEFAULT_LANGUAGE },
      content: { type: 'string', default: 'content' },
    },
  });
  const { language } = values;
  if (!isLanguage(language)) throw misused(`--language ${language} is none of ours`, USAGE);
  if (positionals.length === 0) throw misused('A question is missing', USAGE);
  const folder = new ContentFolder(resolve(values.content));
  await folder.readAll();
  const { content, problems } = folder.assemble();
  if (!content) throw new ContentError(problems);

  const ask = createAssistant(knowledgeOf(content));
  const history: Turn[] = [];
  for (const text of positionals) {
    const reply = await ask({ text, language, history });
    console.log(`> ${text}\n\n${reply.text}\n\n[${reply.shape}: ${reply.citations.join(', ')}]\n`);
    history.push({ role: 'user', content: text }, { role: 'assistant', content: reply.text });
  }
}

await runCommand(chat, [ContentError]);
