import type { LiveResult } from '../../games/live-game.ts';
import type { LiveRoundView } from '../../wire-live.ts';
import type { Course, Look } from './look.ts';

/** Shows each round on the scene once, from wherever it stands when the page comes to it. */
export class RoundShow<Result extends LiveResult> {
  readonly #look: Look<Result>;
  readonly #now: () => number;
  #shown = '';
  #ending: Promise<void> = Promise.resolve();

  constructor(look: Look<Result>, now: () => number) {
    this.#look = look;
    this.#now = now;
  }

  /** Resolves when what was begun last is shown to its end. */
  get ended(): Promise<void> {
    return this.#ending;
  }

  see(round: LiveRoundView): void {
    const stage = `${round.id} ${round.end ? 'drawn' : round.phase}`;
    if (stage === this.#shown) return;
    this.#shown = stage;
    const { scene, board } = this.#look;
    if (!round.end || round.phase === 'returned') {
      board.mark(null);
      if (round.phase !== 'running') scene.cover();
      return;
    }
    const result = round.end.result as Result;
    this.#ending = scene.play(result, courseOf(round.beginsAt, round.end.at, this.#now)).then(() => {
      if (this.#shown !== stage) return;
      scene.rest(result);
      board.mark(result);
    });
  }
}

/** The course of a round that is shown again by nobody's clock: it can be hurried to its end. */
export function ownCourse(durationMs: number): Course & { hurry(): void } {
  const beganAt = performance.now();
  const hurried = Promise.withResolvers<void>();
  let isHurried = false;
  const leftMs = (): number => (isHurried ? 0 : durationMs - (performance.now() - beganAt));
  return {
    leftMs,
    until(share) {
      const wait = leftMs() - durationMs * (1 - share);
      if (wait <= 0) return Promise.resolve();
      return Promise.race([hurried.promise, new Promise<void>((resolve) => setTimeout(resolve, wait))]);
    },
    hurry() {
      isHurried = true;
      hurried.resolve();
    },
  };
}

function courseOf(beginsAt: number, endsAt: number, now: () => number): Course {
  return {
    leftMs: () => endsAt - now(),
    until(share) {
      const wait = beginsAt + (endsAt - beginsAt) * share - now();
      return wait <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
    },
  };
}
