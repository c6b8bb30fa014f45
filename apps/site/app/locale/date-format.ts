import { dateTag } from '@verdigale/language';
import { useLocale } from './use-locale.ts';

/** How the site writes a date, in the language of the page and the time zone of the visitor. */
const styles = {
  /** `5 March 2026` */
  day: { dateStyle: 'long' },
  /** `5 Mar 2026` */
  shortDay: { dateStyle: 'medium' },
  /** `5 Mar 2026, 14:07` */
  moment: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  /** `14:07` */
  time: { timeStyle: 'short', hourCycle: 'h23' },
  /** For columns, all of one width: `05.03.2026, 14:07` in German. (wire 20) */
  row: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** A day that is the same everywhere, such as a birthday; given as its midnight in UTC. */
  calendarDay: { dateStyle: 'long', timeZone: 'UTC' },
  /** The same, short: `5 Mar` */
  calendarShort: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const made = new Map<string, Intl.DateTimeFormat>();

/** A moment, given as a `Date` or as ISO 8601. */
export function formatDate(time: string | Date, style: DateStyle, locale: string): string {
  const language = dateTag(locale);
  const key = `${style} ${language}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, styles[style]);
  made.set(key, format);
  return format.format(new Date(time));
}

/** The same for a component. */
export function useDateFormat(style: DateStyle): (time: string | Date) => string {
  const { locale } = useLocale();
  return (time) => formatDate(time, style, locale);
}
