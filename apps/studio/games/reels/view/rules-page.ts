import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { lineMap, PayCards } from '../../../view/reels/pay-cards.ts';
import { freeSpinsWon, scatter, scatterPay, unitsPerStake, wild, type Reels } from '../math.ts';
import { titleTheme } from './title-theme.ts';

/** The rules and pays of a title at the player's present stake. */
export function rulesPage(parts: RulesParts, reels: Reels): Node[] {
  const { say, stake } = parts;
  const { title, rules, symbolNames, strips, rows, lines } = reels;
  const perUnit = stake / BigInt(unitsPerStake);
  const cards = new PayCards(parts, titleTheme(reels, say('art.wild')));
  const counts = strips.length === 3 ? [3] : [5, 4, 3];
  const paid = symbolNames.flatMap((name, symbol) =>
    symbol > scatter && strips.some((strip) => strip.includes(symbol))
      ? [cards.card(symbol, name, (count) => perUnit * BigInt(rules.pays[symbol]?.[count] ?? 0), counts)]
      : [],
  );
  const scatterName = say(`symbol.${title.symbols[0]}`);
  const wildWords = [say('rules.wildText', { scatter: scatterName })];
  if (title.wildTimes > 1) wildWords.push(say('rules.wildTimes', { times: title.wildTimes }));
  const scatterList = cards.list((count) => perUnit * BigInt(scatterPay(reels, count)), counts);
  const scatterWords = title.free ? [say('rules.scatterPays'), say('rules.scatterFree', freeCounts(reels))] : [say('rules.jackpots')];
  const freeWords = title.free
    ? [
        say('rules.freeText', { scatter: scatterName }),
        ...(title.free.fills ? [say('free.fills')] : []),
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
    ...(title.free ? [section(say('rules.free'), freeWords.join(' '))] : []),
    reading,
    factsSection(parts),
  ];
}

function freeCounts(reels: Reels): Record<string, number> {
  return { three: freeSpinsWon(reels, 3), four: freeSpinsWon(reels, 4), five: freeSpinsWon(reels, 5) };
}

function section(heading: string, text: string, ...more: Node[]): HTMLElement {
  return element('section', {}, element('h3', {}, heading), element('p', {}, text), ...more);
}
