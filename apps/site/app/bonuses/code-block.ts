import { createStoredText } from '#app/browser/stored-text.ts';
import { useSecondsUntil } from '#app/widgets/use-seconds-until.ts';

/** How long no code is taken after too many wrong ones. (wire 12.4) */
const blockMs = 180_000;

/** When that began, so that a reload does not forget it. (wire 17) */
const startedAt = createStoredText('bonusTimer', 'local');

export const beginCodeBlock = () => startedAt.write(new Date().toISOString());

/** Seconds until codes are taken again; null when they are. */
export function useCodeBlock(): number | null {
  const start = startedAt.useCurrent();
  const seconds = useSecondsUntil(start === null ? null : Date.parse(start) + blockMs);
  // A clock that was set back must not lengthen it.
  return seconds === null || seconds === 0 || seconds > blockMs / 1000 ? null : seconds;
}
