import type { Say } from '../../../view/texts.ts';
import { timesText } from '../../../view/times-text.ts';
import type { Bet } from '../bets.ts';

const faces = [1, 2, 3, 4, 5, 6];

export function betName({ key, n }: Bet, say: Say, locale: string): string {
  return say(`sicbo.${key}`, { n: n?.toLocaleString(locale) ?? '' });
}

/** What a bet pays, lowest first, such as `2× · 3× · 13×`. */
export function betPays(bet: Bet, locale: string): string {
  const pays = new Set(faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => bet.pay([a, b, c])))));
  return [...pays]
    .filter((pay) => pay > 0)
    .toSorted((a, b) => a - b)
    .map((pay) => timesText(locale, pay))
    .join(' · ');
}

/** What a bet on numbers shows on the felt: the number once for each die that is to show it. */
export function shortName({ key, n = 0 }: Bet): string {
  if (key === 'double') return `${n} ${n}`;
  return key === 'triple' ? `${n} ${n} ${n}` : String(n);
}
