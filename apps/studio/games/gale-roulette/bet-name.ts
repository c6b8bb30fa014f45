import type { Say } from '../../view/texts.ts';
import { findBet } from './bets.ts';

/** A bet's name: `Split 17–20`, `Red`. */
export function betName(identity: string, say: Say, figure: (number: number) => string): string {
  const bet = findBet(identity);
  if (!bet) return '';
  if (bet.kind === 'dozen' || bet.kind === 'column') return say(`roulette.${bet.kind}`, { n: figure(Number(identity.at(-1))) });
  if (bet.kind === 'even') return say(`roulette.${identity}`);
  return `${say(`roulette.${bet.kind}`)} ${bet.numbers.map(figure).join('–')}`;
}
