import { useContent } from '#app/content/use-content.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { localTimeOf } from '#app/session/index.ts';
import { useSecondsUntil } from '#app/widgets/use-seconds-until.ts';
import { timeLeft } from './rules/time-left.ts';

/** How long it is until then by the server's clock, as `3 days`; null without an end, empty when it has come. */
export function useLengthLeft(end: string | null): string | null {
  const { locale } = useLocale();
  const seconds = useSecondsUntil(end === null ? null : localTimeOf(Date.parse(end)));
  if (seconds === null || seconds === 0) return seconds === null ? null : '';
  const left = timeLeft(seconds);
  const language = languageTag(locale);
  if (left.unit === 'clock') return clockText(left.seconds, language);
  return new Intl.NumberFormat(language, { style: 'unit', unit: left.unit, unitDisplay: 'long' }).format(left.count);
}

/** The same as `3 days left`. */
export function useTimeLeft(end: string | null): string | null {
  const text = useContent('profile');
  const time = useLengthLeft(end);
  if (time === null) return null;
  return time === '' ? text('profile.bonuses.facts.over') : text('profile.bonuses.facts.timeLeft', { time });
}
