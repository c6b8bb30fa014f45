import { readClock } from '@verdigale/betting/read-clock';
import { inFiguresOf, languageTag } from '@verdigale/language';
import { inDigitsOf } from '#app/content/content-tree.ts';
import type { Text } from '#app/content/use-content.ts';

type Names = Pick<Text<'sports'>, 'dynamic'>;
interface Market {
  market: string;
  specifiers: string;
}

/** "half=1|total=2.5" as what it says. */
function readSpecifiers(specifiers: string): Record<string, string> {
  const parts = specifiers.split('|').filter((part) => part.includes('='));
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]));
}

const inWords = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[-_]/g, ' ');

/** What a sport is called; one that has no name yet by its key. */
export const sportName = (text: Names, sport: string): string => text.dynamic('sports.names.sports', sport) ?? inWords(sport);

/** What is bet on, with its numbers in the figures of the page's locale. */
export function marketName(text: Names, { market, specifiers }: Market, locale: string): string {
  const values = Object.entries(readSpecifiers(specifiers)).map(([key, value]) => [key, inDigitsOf(locale, value)]);
  return text.dynamic('sports.names.markets', market, Object.fromEntries(values) as Record<string, string>) ?? inWords(market);
}

/** A handicap as the side reads it that starts with it: home's line is the market's, away's the opposite. */
function handicap(line: string, isHome: boolean): string {
  const value = isHome ? Number(line) : -Number(line);
  return value > 0 ? `+${value}` : value === 0 ? '0' : `−${-value}`;
}

/** What is bet on, with its line in the figures of the page's locale. Sides have the feed's names; runners are numbers. */
export function outcomeName(text: Names, { specifiers }: Market, outcome: string, competitors: readonly string[], locale: string): string {
  const { total, hcp } = readSpecifiers(specifiers);
  const [home = '', away = ''] = competitors;
  if (/^\d+$/.test(outcome)) return competitors[Number(outcome) - 1] ?? outcome;
  if (/^\d+:\d+$/.test(outcome)) return inDigitsOf(locale, outcome);
  if (outcome === 'home' || outcome === 'away') {
    const side = outcome === 'home' ? home : away;
    return hcp === undefined ? side : `${side} ${inDigitsOf(locale, handicap(hcp, outcome === 'home'))}`;
  }
  const name = text.dynamic('sports.names.outcomes', outcome, { home, away }) ?? inWords(outcome);
  return total === undefined ? name : `${name} ${inDigitsOf(locale, total)}`;
}

/** The clock of a live event in the player's language, as far as the words of its feed are known; the rest as it is. */
export function clockText(text: Names, clock: string, locale: string): string {
  const known = readClock(clock);
  return (known && text.dynamic('sports.names.clock', known.name, known.values)) ?? inFiguresOf(languageTag(locale), clock);
}
