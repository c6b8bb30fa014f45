import type { Game } from '../games/game.ts';
import { findLiveGame } from '../games/index.ts';
import { cashOut } from './live/cash-out.ts';
import { playLiveBet } from './live/play-live-bet.ts';
import { playDemoRound } from './play-demo-round.ts';
import { playRealRound } from './play-real-round.ts';
import { playStep, type StepRequest } from './play-step.ts';
import type { RoundRequest } from './round-request.ts';
import type { Round } from './round.sql.ts';
import type { Session } from './session.sql.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

export interface RoundPlayer {
  /** One round of a session, for money or for pretend credits. It runs to its end even if the player disconnects. */
  play(game: Game, session: Session, request: RoundRequest): Promise<Round>;
  /** The next step of an open round. */
  step(game: Game, session: Session, request: StepRequest): Promise<Round>;
  /** Resolves when no round is under way. */
  idle(): Promise<void>;
}

export function createRoundPlayer(studio: Studio): RoundPlayer {
  const underWay = new Set<Promise<Round>>();
  const toItsEnd = async (round: Promise<Round>): Promise<Round> => {
    underWay.add(round);
    try {
      return await round;
    } finally {
      underWay.delete(round);
    }
  };
  const begin = (game: Game, session: Session, request: RoundRequest): Promise<Round> => {
    // What a game or a demo cannot give away is not to be paid by the player either.
    if (request.isFree && (session.mode === 'demo' || !game.takesFreeRounds)) return Promise.reject(new StudioError('free-rounds-over'));
    const live = findLiveGame(game.identity);
    if (live) return playLiveBet(studio, live, session, request);
    return session.mode === 'real' ? playRealRound(studio, game, session, request) : playDemoRound(studio, game, session, request);
  };
  const goOn = (game: Game, session: Session, request: StepRequest): Promise<Round> => {
    const live = findLiveGame(game.identity);
    return live ? cashOut(studio, live, session, request) : playStep(studio, game, session, request);
  };
  return {
    play: (game, session, request) => toItsEnd(begin(game, session, request)),
    step: (game, session, request) => toItsEnd(goOn(game, session, request)),
    async idle() {
      await Promise.allSettled(underWay);
    },
  };
}
