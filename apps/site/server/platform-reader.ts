import { createClient, statusOf } from '@verdigale/client';
import { fillIn } from '@verdigale/client/fill-in';
import type { CallName } from '@verdigale/contract';
import type { PlatformReader } from '../app/site-context.ts';
import { nextChangeOf } from './next-change.ts';

interface Kept {
  answer: unknown;
  freshUntil: number;
}

/** Settings change with a deployment, the catalogue with an operator's edit. (wire 1.5) */
const settingsMs = 600_000;
const catalogueMs = 120_000;
const gamesMs = 30_000;
/** Rankings move all the time; browsers go on from what the page shows. */
const tournamentsMs = 10_000;
const maxKept = 2000;
const timeoutMs = 8000;

function lifeOf(name: CallName): number {
  if (name.startsWith('settings.')) return settingsMs;
  if (name.startsWith('retention.tournaments.')) return tournamentsMs;
  return name.startsWith('game.games.') ? gamesMs : catalogueMs;
}

export interface ReaderOptions {
  fetch?: typeof fetch;
  now?: () => number;
}

/**
 * Guest calls with a memory: one request at a time for the same question, the kept answer while it is fresh and true by its own data, and the stale
 * one while the platform fails (a page with the rows of a minute ago is better than none).
 */
export function createPlatformReader(baseUrl: string, { fetch, now = Date.now }: ReaderOptions = {}): PlatformReader {
  // The types of name and input meet at the door, in `PlatformReader`.
  const call = createClient({ baseUrl, timeoutMs, fetch }).call as (name: CallName, input: object) => Promise<{ data: unknown }>;
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<unknown>>();

  function keep(key: string, name: CallName, answer: unknown): void {
    kept.delete(key);
    kept.set(key, { answer, freshUntil: Math.min(now() + lifeOf(name), nextChangeOf(name, answer, now())) });
    const oldest = kept.keys().next();
    if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value);
  }

  async function read(name: CallName, input: object = {}): Promise<unknown> {
    const key = `${name} ${JSON.stringify(input)}`;
    const known = kept.get(key);
    if (known) {
      // Moved to the end, so that answers in use are not evicted before answers that nobody asks for any more.
      kept.delete(key);
      kept.set(key, known);
      if (known.freshUntil > now()) return known.answer;
    }
    let question = running.get(key);
    if (!question) {
      question = call(name, input)
        .then((said) => {
          const answer = fillIn(name, said);
          keep(key, name, answer);
          return answer;
        })
        .finally(() => running.delete(key));
      running.set(key, question);
    }
    try {
      return await question;
    } catch (error) {
      const status = statusOf(error);
      // A refusal for being busy says as little of the thing as no answer.
      const isFailure = status !== null && (status === 0 || status === 429 || status >= 500);
      if (known && isFailure) return known.answer;
      throw error;
    }
  }

  return { read: read as PlatformReader['read'] };
}
