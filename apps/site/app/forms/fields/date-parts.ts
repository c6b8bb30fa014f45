import { textMask } from '@verdigale/validation/masks';

export type DatePart = 'day' | 'month' | 'year';
export type DateParts = Readonly<Record<DatePart, string>>;

const masks = { day: textMask('##'), month: textMask('##'), year: textMask('####') };

export const maskPart = (part: DatePart, typed: string): string => masks[part].apply(typed);

/** `1990-02-28` in its parts; a time after the day is left out. (wire 0.3) */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split(' ')[0]?.split('-') ?? [];
  return { day, month, year };
}

/** The date as it travels; empty while nothing is typed, no date while a part is missing. */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** In which order a language writes them. */
export function datePartOrder(language: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
  }).formatToParts();
  return parts.map(({ type }) => type).filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}
