import { isClimb, type LiveGame, type LiveResult } from '../../games/live-game.ts';
import type { StudioSettings } from '../settings.ts';
import type { RoundPace } from './round-clock.ts';

/** How long the stages of a game's rounds last, in milliseconds: as the game says, unless the studio is set otherwise. */
export function paceOf(settings: StudioSettings, game: LiveGame): RoundPace & { bettingMs: number; runMs(result: LiveResult): number } {
  const { lateBeginMs, landingMs } = settings;
  return {
    bettingMs: settings.bettingMs ?? game.pace.bettingMs,
    restMs: settings.restMs ?? game.pace.restMs,
    lateBeginMs,
    landingMs,
    runMs: (result) => (isClimb(game) ? null : settings.runMs) ?? game.runMs(result),
  };
}
