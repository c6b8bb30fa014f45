import { symbolAt, type Strip, type SymbolId } from '../engine/reels.ts';
import { brakeTimes, haltMs, isFast, reelMotion, restOfWay, turned } from './reel-motion.ts';
import type { Ticker } from './ticker.ts';

/** One reel as it stands at this moment. `place` is the strip's place at the top row and may lie between two symbols. */
export interface Reel {
  strip: Strip;
  place: number;
  isFast: boolean;
  isAwaited: boolean;
  opacity: number;
}

interface Plan {
  stops: readonly number[];
  brakeAt: number[];
  isAwaited: (reel: number) => boolean;
}

export interface ReelBankOptions {
  ticker: Ticker;
  rows: number;
  /** Whether the player asked for less motion: reels then fade instead of turning. */
  isCalm: () => boolean;
  onStop: (reel: number) => void;
}

const calmFadeMs = 100;
const calmOpacity = 0.3;

/** The reels in motion: set going, brought to rest where the server drew, or brought back. Draws nothing itself. */
export class ReelBank {
  readonly reels: Reel[];
  readonly #options: ReelBankOptions;
  #restStrips: readonly Strip[];
  #restStops: readonly number[];
  #plan: Plan | null = null;
  #elapsed = 0;
  #turning: Promise<void> = Promise.resolve();

  constructor(strips: readonly Strip[], stops: readonly number[], options: ReelBankOptions) {
    this.#options = options;
    this.#restStrips = strips;
    this.#restStops = stops;
    this.reels = strips.map((strip, reel) => ({ strip, place: stops[reel] ?? 0, isFast: false, isAwaited: false, opacity: 1 }));
  }

  /** Puts the reels at rest without motion. */
  place(strips: readonly Strip[], stops: readonly number[]): void {
    this.#restStrips = strips;
    this.#restStops = stops;
    this.reels.forEach((reel, index) => {
      Object.assign(reel, { strip: strips[index], place: stops[index], isFast: false, isAwaited: false, opacity: 1 });
    });
    this.#options.ticker.draw();
  }

  /** Sets the reels going on these strips; they turn until they are landed. */
  spin(strips: readonly Strip[]): void {
    const from = this.reels.map((reel) => reel.place);
    const stopped = new Set<number>();
    this.#plan = null;
    this.#turning = this.#options.ticker.run((elapsed) => {
      this.#elapsed = elapsed;
      this.reels.forEach((reel, index) => {
        const since = elapsed - index * reelMotion.startStaggerMs;
        const braking = this.#plan ? elapsed - (this.#plan.brakeAt[index] as number) : -1;
        if (this.#options.isCalm()) this.#fade(reel, index, strips, braking);
        else this.#turn(reel, index, strips, from[index] as number, since, braking);
        reel.isAwaited = this.#plan !== null && braking < haltMs && this.#plan.isAwaited(index) && this.#isNext(index, stopped);
        if (braking >= haltMs * 0.6 && !stopped.has(index)) {
          stopped.add(index);
          this.#options.onStop(index);
        }
      });
      const last = this.#plan?.brakeAt.at(-1);
      return last !== undefined && elapsed >= last + haltMs;
    });
  }

  /** Brings the turning reels to rest at these stops of the strips they turn on. */
  async land(strips: readonly Strip[], stops: readonly number[], isAwaited: (reel: number) => boolean): Promise<void> {
    // Reels that fade have nothing to brake: all come to rest at once.
    const brakeAt = this.#options.isCalm() ? stops.map(() => this.#elapsed) : brakeTimes(this.reels.length, this.#elapsed, isAwaited);
    this.#plan = { stops, brakeAt, isAwaited };
    await this.#turning;
    this.place(strips, stops);
  }

  /** Brings the turning reels back to where they last rested. */
  async goBack(): Promise<void> {
    const [strips, stops] = [this.#restStrips, this.#restStops];
    this.reels.forEach((reel, index) => Object.assign(reel, { strip: strips[index] }));
    await this.land(strips, stops, () => false);
  }

  /** The symbols of a reel at rest, from the top row down. */
  column(reel: number): SymbolId[] {
    const strip = this.#restStrips[reel] as Strip;
    return Array.from({ length: this.#options.rows }, (_, row) => symbolAt(strip, (this.#restStops[reel] ?? 0) + row));
  }

  #turn(reel: Reel, index: number, strips: readonly Strip[], from: number, since: number, braking: number): void {
    reel.isFast = isFast(since, braking < 0 ? null : braking);
    // The strip changes while nothing can be made out on it.
    if (reel.isFast && braking < 0) reel.strip = strips[index] as Strip;
    reel.place = braking < 0 || !this.#plan ? from - turned(since) : (this.#plan.stops[index] as number) + restOfWay(braking);
    reel.opacity = 1;
  }

  #fade(reel: Reel, index: number, strips: readonly Strip[], braking: number): void {
    if (braking < 0 || !this.#plan) {
      reel.opacity = calmOpacity;
      return;
    }
    reel.strip = strips[index] as Strip;
    reel.place = this.#plan.stops[index] as number;
    reel.opacity = Math.min(1, calmOpacity + ((1 - calmOpacity) * braking) / calmFadeMs);
  }

  /** The first reel that still turns. */
  #isNext(index: number, stopped: ReadonlySet<number>): boolean {
    return stopped.size === index;
  }
}
