import { fairChance, priceText, pricesOf, type Market } from '@verdigale/sport-models';
import type { MarketOdds } from './message.ts';

/** What the bookmaker keeps: less where most is bet. */
const mainMarkets = ['1x2', 'winner', 'total', 'handicap'];
const mainMargin = 0.045;
const otherMargin = 0.07;
/** Lines that are nearly decided, and outcomes nobody would find, are not offered. */
const leastOfLine = 0.04;
export const leastOfOutcome = 0.002;
/** Of an outcome that is not offered: it means nothing. */
const noPrice = '1.01';

/** A market with its prices: decided ones as settled, and what cannot be offered as inactive. */
export function quote({ id, specifiers, outcomes, eachWay }: Market, isSuspended = false): MarketOdds {
  const chances = outcomes.map((outcome) => (outcome.result ? 0 : fairChance(outcome.chances)));
  const prices = pricesOf(chances, mainMarkets.includes(id) ? mainMargin : otherMargin);
  const isLine = outcomes.length === 2;
  const offered = chances.map((chance, at) => prices[at] !== null && chance >= leastOfOutcome);
  const isOffered = offered.filter(Boolean).length > 1 && !(isLine && Math.min(...chances) < leastOfLine);
  const isDecided = outcomes.every(({ result }) => result !== null);
  const status = statusOf({ isDecided, isOffered, isSuspended });
  return {
    market: id,
    specifiers,
    status,
    isCashOutOpen: status === 'active',
    ...(eachWay && { eachWay }),
    outcomes: outcomes.map(({ id: outcome, chances: ends }, at) => ({
      outcome,
      price: prices[at] === null || prices[at] === undefined ? noPrice : priceText(prices[at]),
      isActive: isOffered && offered[at]!,
      chances: {
        won: text(ends.won),
        halfWon: text(ends.halfWon),
        voided: text(ends.voided),
        halfLost: text(ends.halfLost),
        lost: text(ends.lost),
      },
    })),
  };
}

const text = (chance: number): string => Math.max(0, chance).toFixed(6);

function statusOf({ isDecided, isOffered, isSuspended }: Record<'isDecided' | 'isOffered' | 'isSuspended', boolean>): MarketOdds['status'] {
  if (isDecided) return 'settled';
  if (!isOffered) return 'inactive';
  return isSuspended ? 'suspended' : 'active';
}
