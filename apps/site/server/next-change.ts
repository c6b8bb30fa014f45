import { tournamentState, type CallName, type Tournament } from '@verdigale/contract';
import type { PlatformReader } from '../app/site-context.ts';

/** How often an answer is asked for again whose change is due and has not come. */
const dueMs = 1_000;

/** When an answer of the platform is known to be no longer true; infinity where nothing in it changes by its own data. */
export function nextChangeOf(name: CallName, answer: unknown, now: number): number {
  if (!name.startsWith('retention.tournaments.')) return Number.POSITIVE_INFINITY;
  const { data } = answer as { data: Tournament | Tournament[] };
  const ends = [data].flat().flatMap(({ state, startAt, endAt }) => {
    if (state === tournamentState.scheduled) return Date.parse(startAt);
    return state === tournamentState.running ? Date.parse(endAt) : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...ends.map((end) => (end > now ? end : now + dueMs)));
}

/** A reader that notes how long what is read through it stays true. */
export function watchChanges(platform: PlatformReader, now: () => number = Date.now) {
  let changesAt = Number.POSITIVE_INFINITY;
  const read = async (name: CallName, input?: object): Promise<unknown> => {
    const answer = await (platform.read as (name: CallName, input?: object) => Promise<unknown>)(name, input);
    changesAt = Math.min(changesAt, nextChangeOf(name, answer, now()));
    return answer;
  };
  return { platform: { read: read as PlatformReader['read'] }, changesAt: () => changesAt };
}
