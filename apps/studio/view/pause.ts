/** A wait that a press cuts short. */
export class Pause {
  #cut: (() => void) | null = null;

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#cut = null;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#cut = end;
    });
  }

  cut(): void {
    this.#cut?.();
  }
}
