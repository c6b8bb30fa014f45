import { createHash, createHmac } from 'node:crypto';
import { sports, type Sport } from '@verdigale/sport-models';

const minute = 60_000;
const hour = 60 * minute;

/** How often a match of each sport begins, and how many times as fast as life it is played. */
const programme: Record<Sport, { every: number; speed: number }> = {
  football: { every: 6 * minute, speed: 4 },
  tennis: { every: 10 * minute, speed: 5 },
  basketball: { every: 12 * minute, speed: 4 },
  'ice-hockey': { every: 12 * minute, speed: 4 },
  esport: { every: 10 * minute, speed: 6 },
  racing: { every: 4 * minute, speed: 1 },
};
/** Every match is announced so long before; those of the evening, one an hour, days before. */
const nearMs = 2 * hour;
const farMs = 72 * hour;
const evening = [18, 21] as const;
/** No match takes longer. */
export const longestMs = hour;

export interface Slot {
  id: string;
  sport: Sport;
  startsAt: number;
  speed: number;
}

/** The matches that are announced, played or lately over at a moment: the same ones whoever asks and however often. */
export function slotsAt(now: number): Slot[] {
  const slots = sports.flatMap((sport) => {
    const { every, speed } = programme[sport];
    const first = Math.ceil((now - longestMs) / every);
    const count = Math.floor((now + farMs) / every) - first + 1;
    return Array.from({ length: count }, (_, at) => ({ id: `${sport}-${first + at}`, sport, startsAt: (first + at) * every, speed }));
  });
  return slots.filter(({ sport, startsAt }) => startsAt <= now + nearMs || (sport !== 'racing' && isOfEvening(startsAt)));
}

function isOfEvening(at: number): boolean {
  const [from, to] = evening;
  const hours = new Date(at).getUTCHours();
  return at % hour === 0 && hours >= from && hours <= to;
}

export interface MatchSeed {
  /** Whoever knows it can play the match again. */
  text: string;
  /** What can be published before the start. */
  hash: string;
  words: readonly number[];
}

/** What decides a match, from the secret of the feed. */
export function seedOf(secret: string, id: string): MatchSeed {
  const bytes = createHmac('sha256', secret).update(`match ${id}`).digest();
  const text = bytes.toString('hex');
  return {
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    words: Array.from({ length: 4 }, (_, at) => bytes.readInt32LE(4 * at)),
  };
}
