import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { payTable } from '../../../view/pay-table.ts';
import { percentOf } from '../../../view/times-text.ts';
import { lineMap, PayCards } from '../../../view/reels/pay-cards.ts';
import { jackpots } from '../held-coins.ts';
import { freeSpinsWon, scatter, scatterPay, unitsPerStake, wild, type Reels } from '../math.ts';
import type { HeldCoins } from '../title.ts';
import { titleTheme } from './title-theme.ts';

/** The rules and pays of a title at the player's present stake. */
export function rulesPage(parts: RulesParts, reels: Reels): Node[] {
  const { say, stake } = parts;
  const { title, rules, symbolNames, strips, rows, lines } = reels;
  const worth = (units: number): bigint => (stake * BigInt(units)) / BigInt(unitsPerStake);
  const cards = new PayCards(parts, titleTheme(reels, say));
  const counts = strips.length === 3 ? [3] : [5, 4, 3];
  const paid = symbolNames.flatMap((name, symbol) =>
    symbol > scatter && name !== 'coin' && strips.some((strip) => strip.includes(symbol))
      ? [cards.card(symbol, name, (count) => worth(rules.pays[symbol]?.[count] ?? 0), counts)]
      : [],
  );
  const scatterName = say(`symbol.${title.symbols[0]}`);
  const wildWords = [say('rules.wildText', { scatter: scatterName })];
  if (title.expands) wildWords.push(say('rules.expands'));
  if (title.wildTimes > 1) wildWords.push(say('rules.wildTimes', { times: title.wildTimes }));
  const scatterList = cards.list((count) => worth(scatterPay(reels, count)), counts);
  const scatterWords = title.free
    ? [say('rules.scatterPays'), say('rules.scatterFree', freeCounts(reels))]
    : [say(title.hold ? 'rules.scatterPays' : 'rules.jackpots')];
  const freeWords = title.free
    ? [
        say('rules.freeText', { scatter: scatterName }),
        ...(title.free.sticks ? [say('free.sticks')] : title.free.fills ? [say('free.fills')] : []),
        ...(title.free.times > 1 ? [say('free.times', { times: title.free.times })] : []),
      ]
    : [];
  const reading = lines
    ? section(say('rules.lines'), say('rules.linesText', { n: lines.length }), lineMap(lines, rows))
    : section(say('rules.ways'), say('rules.waysText', { n: rows ** strips.length }));
  return [
    element('div', { class: 'pays' }, ...paid),
    element(
      'div',
      { class: 'specials' },
      cards.special(wild, section(say('symbol.wild'), wildWords.join(' '))),
      cards.special(scatter, section(scatterName, scatterWords.join(' '), scatterList)),
    ),
    ...(title.multipliers.length > 0 ? [multiplierSection(parts, title.multipliers)] : []),
    ...(title.hold ? [holdSection(parts, cards, reels, title.hold)] : []),
    ...(title.free ? [section(say('rules.free'), freeWords.join(' '))] : []),
    ...(title.sale ? [section(say('sale.bought'), say('rules.saleText', { times: title.sale.stakes, rtp: boughtRtp(parts) }))] : []),
    reading,
    factsSection(parts),
  ];
}

/** The stops of the reel of multipliers, each number with how many of them it has. */
function multiplierSection({ say }: RulesParts, multipliers: readonly number[]): HTMLElement {
  const counts = new Map<number, number>();
  for (const times of multipliers) counts.set(times, (counts.get(times) ?? 0) + 1);
  const list = [...counts].toSorted(([a], [b]) => a - b).map(([times, stops]) => `×${times}: ${stops}/${multipliers.length}`);
  return section(say('rules.multiplier'), say('rules.multiplierText'), element('p', { dir: 'ltr' }, list.join(' · ')));
}

/** How coins are held, what they can be worth with their chances, and the jackpots among them. */
function holdSection({ say, amount, stake }: RulesParts, cards: PayCards, reels: Reels, hold: HeldCoins): HTMLElement {
  const weights = hold.values.reduce((total, { weight }) => total + weight, 0);
  const worths = hold.values.map(({ stakes, weight }) => `×${stakes}: ${weight}/${weights}`).join(' · ');
  const prizes = jackpots.map((name) => [say(`hold.${name}`), amount(stake * BigInt(hold.jackpots[name]))]);
  return section(
    say('rules.hold'),
    say('rules.holdText', { n: hold.from, of: hold.of, cells: reels.rows * reels.strips.length }),
    element('p', { dir: 'ltr' }, worths),
    cards.special(reels.symbolNames.length - 1, payTable([say('hold.jackpot'), say('hold.prize')], prizes)),
  );
}

/** What a bought round returns of its price, as exactly as the other figures are stated. */
function boughtRtp({ config }: RulesParts): string {
  return percentOf(config.locale, config.facts.boughtRtpPercent, 4);
}

function freeCounts(reels: Reels): Record<string, number> {
  return { three: freeSpinsWon(reels, 3), four: freeSpinsWon(reels, 4), five: freeSpinsWon(reels, 5) };
}

function section(heading: string, text: string, ...more: Node[]): HTMLElement {
  return element('section', {}, element('h3', {}, heading), element('p', {}, text), ...more);
}
