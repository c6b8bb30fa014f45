import type { SportMarket } from '@verdigale/contract';
import { readSpecifiers } from '#client/odds/names.ts';

export const marketGroups = ['main', 'totals', 'handicap', 'score', 'parts'] as const;
export type MarketGroup = (typeof marketGroups)[number];

const groupOf: Readonly<Record<string, MarketGroup>> = {
  '1x2': 'main',
  winner: 'main',
  double_chance: 'main',
  place: 'main',
  total: 'totals',
  total_games: 'totals',
  total_maps: 'totals',
  odd_even: 'totals',
  handicap: 'handicap',
  both_score: 'score',
  correct_score: 'score',
  set_score: 'score',
  map_score: 'score',
  next_goal: 'score',
};

/** All lines of a kind, as one card. */
export interface MarketCard {
  key: string;
  /** The name of its markets, whatever their lines. */
  kind: string;
  group: MarketGroup;
  lines: SportMarket[];
}

/** Cards of what can be bet on, in the order of the feed. Lines that are over, and were never open here, are left out. */
export function cardsOf(markets: readonly SportMarket[]): MarketCard[] {
  const cards = new Map<string, MarketCard>();
  for (const market of markets) {
    if (market.closed === 'settled' || market.closed === 'closed') continue;
    const key = cardKey(market);
    const card = cards.get(key) ?? { key, kind: market.market, group: groupOf[market.market] ?? 'parts', lines: [] };
    card.lines.push(market);
    cards.set(key, card);
  }
  return [...cards.values()].map((card) => ({ ...card, lines: card.lines.toSorted((a, b) => lineOf(a) - lineOf(b)) }));
}

/** The same cards, those of kinds that the player has pinned first. */
export const pinnedFirst = (cards: readonly MarketCard[], pinned: readonly string[]): MarketCard[] =>
  [true, false].flatMap((isFirst) => cards.filter(({ kind }) => pinned.includes(kind) === isFirst));

/** Lines of one kind and part of the event stand together. */
function cardKey({ market, specifiers }: SportMarket): string {
  const { total: _total, hcp: _hcp, ...part } = readSpecifiers(specifiers);
  return [market, ...Object.entries(part).map(([name, value]) => `${name}=${value}`)].join('|');
}

/** Where a line stands among those of its kind. */
export function lineOf({ specifiers }: SportMarket): number {
  const { total, hcp } = readSpecifiers(specifiers);
  return Number(total ?? hcp ?? 0);
}

/** The `count` lines whose two sides have the most similar prices: those that most people look for. */
export function evenLines(lines: readonly SportMarket[], count: number): SportMarket[] {
  const gap = ({ outcomes }: SportMarket) => {
    const [first, second] = outcomes.map(({ price }) => Number(price ?? 0));
    return first && second ? Math.abs(1 / first - 1 / second) : Infinity;
  };
  const chosen = new Set(lines.toSorted((a, b) => gap(a) - gap(b)).slice(0, count));
  return lines.filter((line) => chosen.has(line));
}
