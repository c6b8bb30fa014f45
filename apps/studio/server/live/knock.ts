/** A wait that can be cut short. A knock while nobody waits shortens the next wait. */
export function createKnock(): { now(): void; orAfter(milliseconds: number | null): Promise<void> } {
  let isKnocked = false;
  let wake: (() => void) | null = null;
  return {
    now() {
      isKnocked = true;
      wake?.();
    },
    /** Null waits for a knock alone. */
    async orAfter(milliseconds) {
      if (!isKnocked && milliseconds !== 0) {
        await new Promise<void>((resolve) => {
          const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      isKnocked = false;
    },
  };
}
