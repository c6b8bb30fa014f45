/** Runs `work` once the next frame is on the screen, so that what was changed before it shows at once. */
export function afterFrame(work: () => void): void {
  // A callback of the frame itself runs before it is painted.
  requestAnimationFrame(() => setTimeout(work));
}
