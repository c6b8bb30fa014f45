import { textOf, type Text } from '#client/texts/texts.ts';

interface Market {
  market: string;
  specifiers: string;
}

/** "half=1|total=2.5" as what it says. */
export function readSpecifiers(specifiers: string): Record<string, string> {
  const parts = specifiers.split('|').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at), part.slice(at + 1)]] : [];
  });
  return Object.fromEntries(parts);
}

/** The name of a market without its line: all lines of a kind stand under it. */
export function marketName(text: Text, { market, specifiers }: Market): string {
  const known = textOf(text, `market.${market}`);
  return (known ?? market.replaceAll('_', ' ')).replace(/\{(\w+)\}/g, (_, name: string) =>
    text.figures(readSpecifiers(specifiers)[name] ?? ''),
  );
}

/** A handicap as the side reads it that starts with it: home's line is the market's, away's the opposite. */
function handicap(text: Text, line: string, side: string): string {
  const value = side === 'home' ? Number(line) : -Number(line);
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return sign + text.figures(Math.abs(value));
}

/** What is bet on, in words. Names of sides are the feed's. */
export function outcomeName(text: Text, { specifiers }: Market, outcome: string, competitors: readonly string[]): string {
  const { total, hcp } = readSpecifiers(specifiers);
  const [home = '', away = ''] = competitors;
  if (/^\d+$/.test(outcome)) return competitors[Number(outcome) - 1] ?? outcome;
  const side = outcome === 'home' ? home : outcome === 'away' ? away : null;
  if (side !== null) return hcp === undefined ? side : `${side} ${handicap(text, hcp, outcome)}`;
  if (/^\d+:\d+$/.test(outcome)) return text.figures(outcome);
  const known = textOf(text, `outcome.${outcome}`);
  const named = (known ?? outcome.replaceAll('_', ' ')).replace('{home}', home).replace('{away}', away);
  return total === undefined ? named : `${named} ${text.figures(total)}`;
}

export const eventName = (competitors: readonly string[]): string => (competitors.length > 2 ? '' : competitors.join(' – '));

/** A sport's name; one that we have no word for has the feed's. */
export const sportName = (text: Text, sport: string): string =>
  textOf(text, `sport.${sport}`) ?? sport.charAt(0).toUpperCase() + sport.slice(1).replaceAll('-', ' ');
