const playable = Promise.withResolvers<void>();
/** After this long what stands still is drawn, whatever the platform's answer takes. */
const patienceMs = 400;

/** The game can be played, or it is known that it cannot. */
export const markPlayable: () => void = playable.resolve;

/** Runs work once the game can be played and a frame has shown it: nobody waits for what is drawn for the eye alone. */
export function whenPlayable(work: () => void): void {
  setTimeout(markPlayable, patienceMs);
  void playable.promise.then(() => requestAnimationFrame(() => setTimeout(work)));
}
