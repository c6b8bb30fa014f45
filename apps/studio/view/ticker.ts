/** One step of a movement; returns true when it has come to its end. */
export type Step = (elapsedMs: number) => boolean;

/** Runs movements on the display's frames, and draws only while something moves or was changed. */
export class Ticker {
  readonly #moves = new Set<(now: number) => void>();
  readonly #render: () => void;
  #frame = 0;

  constructor(render: () => void) {
    this.#render = render;
  }

  /** Draws once at the next frame. */
  draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  /** Runs a movement to its end. */
  run(step: Step): Promise<void> {
    return new Promise((resolve) => {
      let startedAt: number | null = null;
      const move = (now: number): void => {
        startedAt ??= now;
        if (!step(now - startedAt)) return;
        this.#moves.delete(move);
        resolve();
      };
      this.#moves.add(move);
      this.draw();
    });
  }

  /** A movement over a fixed time, called with its progress from 0 to 1. */
  during(milliseconds: number, apply: (share: number) => void): Promise<void> {
    return this.run((elapsed) => {
      const share = milliseconds <= 0 ? 1 : Math.min(1, elapsed / milliseconds);
      apply(share);
      return share === 1;
    });
  }

  #tick(now: number): void {
    this.#frame = 0;
    for (const move of this.#moves) move(now);
    this.#render();
    if (this.#moves.size > 0) this.draw();
  }
}

/** Fast at first, then gently to its end. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
