// How a reel moves, in symbols and milliseconds. The symbols travel downwards: a reel's place on its strip falls.

export const reelMotion = {
  /** Symbols a second at full speed. */
  speed: 24,
  /** Each reel starts this much after the one before it. */
  startStaggerMs: 45,
  /** And stops this much after it. */
  stopStaggerMs: 190,
  /** The least time that the first reel turns. */
  leastTurnMs: 620,
  /** How much longer a reel turns when it may complete the free spins. */
  anticipationMs: 850,
  /** How many symbols the brake takes. */
  brakeSymbols: 5,
} as const;

const pullMs = 130;
const pull = 0.14;
const accelerateMs = 190;
/** Speed at which the reel meets its stop, before it swings past and back. */
const meetSpeed = 4.2;
const swing = 0.17;
const swingMs = (1.3 * swing * Math.PI * 1000) / meetSpeed;
const brakeMs = (reelMotion.brakeSymbols / ((reelMotion.speed + meetSpeed) / 2)) * 1000;

/** How long a reel takes from the brake to rest. */
export const haltMs = brakeMs + swingMs;

/** How many symbols have passed since a reel was set going: it is pulled back a little, then let go. */
export function turned(ms: number): number {
  if (ms <= 0) return 0;
  if (ms < pullMs) return -pull * Math.sin((ms / pullMs) * (Math.PI / 2));
  const gone = ms - pullMs;
  const full = reelMotion.speed / 1000;
  if (gone < accelerateMs) return -pull + (full * gone * gone) / (2 * accelerateMs);
  return -pull + full * (gone - accelerateMs / 2);
}

/** How many symbols a braking reel is from its stop: it falls to 0, swings a little past it, and rests at exactly 0. */
export function restOfWay(ms: number): number {
  if (ms >= haltMs) return 0;
  if (ms < brakeMs) {
    const seconds = ms / 1000;
    const slowing = (reelMotion.speed - meetSpeed) / (brakeMs / 1000);
    return reelMotion.brakeSymbols - reelMotion.speed * seconds + (slowing * seconds * seconds) / 2;
  }
  const share = (ms - brakeMs) / swingMs;
  return -1.3 * swing * Math.sin(Math.PI * share) * (1 - share);
}

/** Whether a reel passes so fast at this time that its symbols are drawn out. */
export function isFast(msTurning: number, msBraking: number | null): boolean {
  return msBraking === null ? msTurning > pullMs + accelerateMs * 0.45 : msBraking < brakeMs * 0.62;
}

/**
 * When each reel starts to brake, in milliseconds of the spin: one after the other, and later where `isAwaited` says that
 * the reels already stopped leave the feature open. It looks at stopped reels only, so it is no hint of the result.
 */
export function brakeTimes(reelCount: number, from: number, isAwaited: (reel: number) => boolean): number[] {
  const times: number[] = [];
  let at = Math.max(from, reelMotion.leastTurnMs);
  for (let reel = 0; reel < reelCount; reel += 1) {
    if (reel > 0) at += reelMotion.stopStaggerMs;
    if (isAwaited(reel)) at += reelMotion.anticipationMs;
    times.push(at);
  }
  return times;
}
