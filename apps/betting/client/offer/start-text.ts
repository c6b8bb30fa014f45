import { serverNow } from '@verdigale/client/server-clock';

/** A time of the wire: of today alone; with its day when it is another one. What is today the server says: the clock of a device may show another day. */
export function startText(iso: string, locale: string): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date(serverNow()).toDateString();
  const day = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}
