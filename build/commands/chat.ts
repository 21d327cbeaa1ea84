import { resolve } from 'node:path';
import { CommandError, misused, readArguments, runCommand } from '../../content/core/command-line';
import { DEFAULT_LANGUAGE, isLanguage } from '../../content/core/language';
import { ContentError } from '../../content/core/problem';
import type { Turn } from '../../lambdas/assistant/assistant';
import { type AskModel, bedrockModel } from '../../lambdas/assistant/bedrock/ask-model';
import { bedrockAssistant } from '../../lambdas/assistant/bedrock/bedrock-assistant';
import { chatCompletions } from '../../lambdas/assistant/bedrock/chat-completions';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import { KnowledgeError } from '../../lambdas/assistant/read-knowledge';
import { committedWeights } from '../../lambdas/assistant/weights-file';
import { ContentFolder } from '../content/content-folder';
import { knowledgeOf } from '../knowledge/knowledge-of';

const USAGE = `Usage: npm run chat -- [options] "question" ["follow-up" …]
  --language sv|en   what the visitor speaks
  --content DIR      use other content than ./content
  --model MODEL      has a model word the answers: the id of one of Amazon Bedrock, asked with your
                     credentials, or the address of a server that speaks OpenAI's chat completions,
                     http://127.0.0.1:11434/v1#name-of-model (MODEL_API_KEY is its key, if it wants one)
  --region REGION    where Bedrock is asked; eu-north-1 if left out`;

/** `npm run chat`: asks the assistant from the terminal; each argument is a turn of one conversation. */
async function chat(): Promise<void> {
  const { values, positionals } = readArguments({
    usage: USAGE,
    positionals: true,
    options: {
      language: { type: 'string', default: DEFAULT_LANGUAGE },
      content: { type: 'string', default: 'content' },
      model: { type: 'string' },
      region: { type: 'string', default: 'eu-north-1' },
    },
  });
  const { language, model: named = '', region } = values;
  if (!isLanguage(language)) throw misused(`--language ${language} is none of ours`, USAGE);
  if (positionals.length === 0) throw misused('A question is missing', USAGE);
  const askModel = named === '' ? undefined : modelOf(named, region);
  const folder = new ContentFolder(resolve(values.content));
  await folder.readAll();
  const { content, problems } = folder.assemble();
  if (!content) throw new ContentError(problems);

  const knowledge = knowledgeOf(content);
  const embedded = createAssistant(knowledge, committedWeights());
  const model: { said: string | undefined; heldBack: string } = { said: undefined, heldBack: '' };
  const ask = askModel
    ? bedrockAssistant({
        name: knowledge.name,
        embedded,
        ask: async (prompt) => (model.said = await askModel(prompt)),
        onFallback(reason) {
          if (model.said === undefined) throw silent(named, region, reason);
          model.heldBack = `[held back, ${reason}]\n${model.said}\n`;
        },
      })
    : embedded.answer;
  const history: Turn[] = [];
  for (const text of positionals) {
    Object.assign(model, { said: undefined, heldBack: '' });
    const reply = await ask({ text, language, history });
    console.log(`> ${text}\n\n${reply.text}\n\n[${reply.shape}: ${reply.citations.join(', ')}]\n`);
    if (model.heldBack) console.log(model.heldBack);
    history.push({ role: 'user', content: text }, { role: 'assistant', content: reply.text });
  }
}

function modelOf(model: string, region: string): AskModel {
  if (/^https?:\/\//.test(model) && URL.canParse(model)) {
    return chatCompletions(new URL(model), process.env.MODEL_API_KEY);
  }
  if (/^[\w.:-]{3,140}$/.test(model))
    return bedrockModel({ modelId: model, region, endpoint: undefined });
  throw misused(`--model ${model} is neither an address nor the id of a model of Bedrock`, USAGE);
}

/** Why a model that was asked for said nothing, and what to do. */
const silent = (model: string, region: string, why: string): CommandError =>
  new CommandError(
    model.includes('://')
      ? `${model} gave no answer · found ${why} · expected a chat completion of OpenAI's shape · start the server, or correct the address, which ends before /chat/completions, and the model's name after #`
      : `Bedrock in ${region} gave no answer · found ${why} · expected an answer of ${model} · see that "aws sts get-caller-identity" names your account, that it may use the model in that region, and that the id is right`,
  );

await runCommand(chat, [ContentError, KnowledgeError]);
