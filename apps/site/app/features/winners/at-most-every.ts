/** Passes values on at most once per interval; of values that arrive in between only the newest is kept. */
export function atMostEvery<T>(ms: number, pass: (value: T) => void): { push(value: T): void; stop(): void } {
  let waiting: { value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    timer = undefined;
    if (!waiting) return;
    pass(waiting.value);
    waiting = undefined;
    timer = setTimeout(turn, ms);
  };
  return {
    push(value) {
      waiting = { value };
      if (timer === undefined) turn();
    },
    stop: () => clearTimeout(timer),
  };
}
