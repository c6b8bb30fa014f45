import { useContent } from '#app/content/use-content.ts';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';

/** How long it is until then, as `3 days left`; null without an end. */
export function useTimeLeft(end: string | null): string | null {
  const text = useContent('profile');
  const time = useLengthLeft(end);
  if (time === null) return null;
  return time === '' ? text('profile.bonuses.facts.over') : text('profile.bonuses.facts.timeLeft', { time });
}
