import { stat } from 'node:fs/promises';
import type { Assistant } from '../assistant/assistant';
import { Unavailable } from '../errors/errors';
import { loadAssistant } from '../assistant/load-assistant';
import { WEIGHTS_FILE } from '../assistant/weights-file';
import type { Log } from '../log/log';

/** The assistant of a knowledge file that builds write: loaded anew when one has. */
export function fileAssistant(knowledge: string, log: Log): Assistant {
  let loaded: { changed: number; assistant: Assistant } | undefined;
  return async (question) => {
    const changed = await stat(knowledge).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changed === undefined) {
      throw new Unavailable(`${knowledge} is not there yet: the site is being built`);
    }
    if (loaded?.changed !== changed) {
      loaded = { changed, assistant: loadAssistant({ knowledge, weights: WEIGHTS_FILE }, log) };
    }
    return loaded.assistant(question);
  };
}
