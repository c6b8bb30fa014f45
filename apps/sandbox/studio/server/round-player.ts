import type { SlotGame } from '../games/slot-game.ts';
import { playDemoRound } from './play-demo-round.ts';
import { playRealRound } from './play-real-round.ts';
import type { RoundRequest } from './round-request.ts';
import type { Round } from './round.sql.ts';
import type { Session } from './session.sql.ts';
import type { Studio } from './studio.ts';

export type RoundPlayer = {
  /** One round of a session, for money or for pretend credits. It runs to its end even if its player is gone. */
  play(game: SlotGame, session: Session, request: RoundRequest): Promise<Round>;
  /** Resolves when no round is under way. */
  idle(): Promise<void>;
};

export function createRoundPlayer(studio: Studio): RoundPlayer {
  const underWay = new Set<Promise<Round>>();
  const begin = (game: SlotGame, session: Session, request: RoundRequest): Promise<Round> =>
    session.mode === 'real' ? playRealRound(studio, game, session, request) : playDemoRound(studio, game, session, request);
  return {
    async play(game, session, request) {
      const round = begin(game, session, request);
      underWay.add(round);
      try {
        return await round;
      } finally {
        underWay.delete(round);
      }
    },
    async idle() {
      await Promise.allSettled(underWay);
    },
  };
}
