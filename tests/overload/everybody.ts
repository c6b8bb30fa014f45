import { setTimeout as delay } from 'node:timers/promises';
import { register, visitor, type Ask } from './ask.ts';

const perSecond = 50;
/** None of these is the abuser's. */
const addresses = Array.from({ length: 40 }, (_, at) => `127.0.1.${at + 1}`);

export interface Measured {
  p50: number;
  p99: number;
  /** Answers that are no answer: 429, 5xx, nothing. */
  refused: string[];
}

/** Forty visitors and players of the usual kind. */
export interface Everybody {
  /** Their waiting times in so many seconds of a usual load. */
  measure(seconds: number): Promise<Measured>;
}

export async function openEverybody(server: URL): Promise<Everybody> {
  const visitors = addresses.map((address) => visitor(server, address));
  const tokens = await Promise.all(visitors.slice(0, 5).map(register));
  const bearer = (turn: number) => ({ authorization: `Bearer ${tokens[turn % tokens.length]}` });
  const kinds: ((ask: Ask, turn: number) => ReturnType<Ask>)[] = [
    (ask) => ask({ path: '/main' }),
    (ask) => ask({ path: '/api/settings/locales' }),
    (ask, turn) => ask({ path: '/api/wallet/accounts', headers: bearer(turn) }),
    (ask) => ask({ path: '/api/game/games?perPage=18&page=1' }),
    (ask) => ask({ path: '/de/providers' }),
    (ask, turn) => ask({ path: '/api/player/profile', headers: bearer(turn) }),
    (ask) => ask({ path: '/healthz' }),
    (ask) => ask({ path: '/categories/all' }),
  ];

  return {
    async measure(seconds) {
      const answers: ReturnType<Ask>[] = [];
      const began = performance.now();
      for (let turn = 0; turn < seconds * perSecond; turn += 1) {
        answers.push(kinds[turn % kinds.length]!(visitors[(turn * 7) % visitors.length]!, turn));
        await delay(Math.max(0, began + ((turn + 1) * 1000) / perSecond - performance.now()));
      }
      const done = await Promise.all(answers);
      const times = done.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
      return { p50: at(0.5), p99: at(0.99), refused: done.filter(({ status }) => status !== 200).map(({ status }) => String(status)) };
    },
  };
}
