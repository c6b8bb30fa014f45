import { otherSide, plus, twoAhead, type Pair, type Side } from './race-to.ts';
import type { Weighted } from './solve.ts';

/** The chance of each side to win a point that it serves. */
export type Serve = readonly [home: number, away: number];

/** Who serves the next point of a tie-break that `first` began: one point, then two each. */
export const tieBreakServer = ([home, away]: Pair, first: Side): Side => (((home + away + 1) >> 1) % 2 === 0 ? first : otherSide(first));

/** The chance that the server wins a game from these points (server's, receiver's), winning each point with chance `p` (O’Malley 2008). */
export function gameChance(p: number, server: number, receiver: number): number {
  const [won, lost] =
    server >= 3 && receiver >= 3 ? [3 + Math.max(server - receiver, 0), 3 + Math.max(receiver - server, 0)] : [server, receiver];
  if ((won >= 4 && won - lost >= 2) || won === 5) return 1;
  if ((lost >= 4 && lost - won >= 2) || lost === 5) return 0;
  const deuce = twoAhead(p * p, (1 - p) * (1 - p));
  if (won >= 3 && lost >= 3) return won === lost ? deuce : won > lost ? p + (1 - p) * deuce : p * deuce;
  return p * gameChance(p, won + 1, lost) + (1 - p) * gameChance(p, won, lost + 1);
}

/** The chance that the home side wins a tie-break to seven from these points. */
export function tieBreakChance(serve: Serve, points: Pair, first: Side): number {
  const known = new Map<string, number>();
  const winsPoint = (at: Pair) => (tieBreakServer(at, first) === 0 ? serve[0] : 1 - serve[1]);
  const chance = (at: Pair): number => {
    const [home, away] = at;
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    if (home >= 6 && home === away) {
      // Two points, one on each serve: whoever wins both has won.
      const [own, on] = [serve[0], 1 - serve[1]];
      return twoAhead(own * on, (1 - own) * (1 - on));
    }
    const key = at.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const p = winsPoint(at);
    const result = p * chance(plus(at, 0)) + (1 - p) * chance(plus(at, 1));
    known.set(key, result);
    return result;
  };
  return chance(points);
}

export interface SetState {
  games: Pair;
  server: Side;
}

/** A set is over at six games and two ahead, or at seven. */
export const isSetOver = ([home, away]: Pair): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);

/** How a set can end from here, `winsGame` being the home side's chance in the game that is being played. */
export function setEnds(serve: Serve, from: SetState, winsGame: number): Weighted<SetState>[] {
  const holds: Pair = [gameChance(serve[0], 0, 0), gameChance(serve[1], 0, 0)];
  const ends: Weighted<SetState>[] = [];
  let level = new Map<string, [number, SetState]>([['', [1, from]]]);
  for (let isFirst = true; level.size > 0; isFirst = false) {
    const next = new Map<string, [number, SetState]>();
    for (const [chance, { games, server }] of level.values()) {
      const isTieBreak = games[0] === 6 && games[1] === 6;
      const fresh = isTieBreak ? tieBreakChance(serve, [0, 0], server) : server === 0 ? holds[0] : 1 - holds[1];
      const p = isFirst ? winsGame : fresh;
      for (const [side, part] of [
        [0, p],
        [1, 1 - p],
      ] as const) {
        const after: SetState = { games: plus(games, side), server: otherSide(server) };
        if (part === 0) continue;
        if (isSetOver(after.games)) ends.push([chance * part, after]);
        else {
          const known = next.get(after.games.join());
          if (known) known[0] += chance * part;
          else next.set(after.games.join(), [chance * part, after]);
        }
      }
    }
    level = next;
  }
  return ends;
}
