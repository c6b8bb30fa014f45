import { languageTag } from '@verdigale/language';
import { clockText } from '#app/locale/clock-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { localTimeOf } from '@verdigale/client/server-clock';
import { timeLeft } from './time-left.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

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
