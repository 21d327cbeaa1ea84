import { stat } from 'node:fs/promises';
import type { Assistant } from '../assistant/assistant';
import { Unavailable } from '../http/errors';

/** The assistant of a file that is written again and again: loaded anew when it has changed. */
export function reloadingAssistant(file: string, load: (file: string) => Assistant): Assistant {
  let loaded: { changed: number; assistant: Assistant } | undefined;
  return async (question) => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changed === undefined) {
      throw new Unavailable('assistant', `${file} is not there yet: the site is being built`);
    }
    if (loaded?.changed !== changed) loaded = { changed, assistant: load(file) };
    return loaded.assistant(question);
  };
}
