import { randomUUID } from 'node:crypto';

export interface LiveSite {
  /** Origin of the site as visitors use it. */
  origin: string;
  /** The chat's public key. */
  key: string;
}

/** What is asked, and what an answer that is well holds. */
interface Question {
  path: string;
  says: RegExp;
}

const PAGE: Question = { path: '/', says: /<\/html>\s*$/ };

/** An empty conversation: through CloudFront, API and function to the table, and nothing is kept. */
const chat = (): Question => ({
  path: `/api/chat-assistant?sessionId=session_${Date.now()}_${randomUUID()}`,
  says: /^\{"messages":\[\]\}$/,
});

const TIMEOUT = 10_000;

/** Asks a live site for a page and for its chat, as a visitor does; tells what was not well. */
export async function checkSite({ origin, key }: LiveSite): Promise<string[]> {
  const faults = await Promise.all(
    [PAGE, chat()].map(async ({ path, says }) => {
      try {
        const response = await fetch(new URL(path, origin), {
          headers: { authorization: `Bearer ${key}`, 'user-agent': 'outside-check' },
          signal: AbortSignal.timeout(TIMEOUT),
        });
        const text = await response.text();
        const fault = response.status !== 200 ? `status ${response.status}` : 'another body';
        return response.status === 200 && says.test(text) ? [] : [`${pathOf(path)}: ${fault}`];
      } catch (error) {
        return [`${pathOf(path)}: ${error instanceof Error ? error.name : String(error)}`];
      }
    }),
  );
  return faults.flat();
}

/** Without the query, which holds a session's secret. */
const pathOf = (path: string): string => path.replace(/\?.*$/, '');
