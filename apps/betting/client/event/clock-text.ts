import { readClock } from '@verdigale/betting/read-clock';
import { textOf, type Text } from '#client/texts/texts.ts';

/** The clock of a feed in the player's language, as far as its words are known; the rest as it is. */
export function clockText(text: Text, clock: string): string {
  const known = readClock(clock);
  if (!known) return text.figures(clock);
  return (textOf(text, `clock.${known.name}`) ?? clock).replace(/\{(\w+)\}/g, (_, name: string) => text.figures(known.values[name] ?? ''));
}
