import { element } from '../../../view/elements.ts';
import { factsSection } from '../../../view/facts.ts';
import type { RulesParts } from '../../../view/game-view.ts';
import { rulesPart } from '../../../view/rules-part.ts';
import type { Say } from '../../../view/texts.ts';
import { lines, reelCount, rowCount, rules, scatterPays, symbolNames, type SymbolName } from '../math.ts';
import { drawSymbol } from './symbols/index.ts';

/** The rules and pays of Copper Canyon at the player's present stake. */
export function rulesPage(parts: RulesParts): Node[] {
  const { say, stake, amount } = parts;
  const perLine = stake / BigInt(lines.length);
  const wildName = say('art.wild');
  const lineSymbols = symbolNames.filter((_, symbol) => symbol !== rules.wild && symbol !== rules.scatter);
  return [
    element(
      'div',
      { class: 'pays' },
      ...lineSymbols.map((name) =>
        payCard(name, say, wildName, (count) => perLine * BigInt(rules.pays[symbolNames.indexOf(name)]?.[count] ?? 0), amount),
      ),
    ),
    element(
      'div',
      { class: 'specials' },
      special('wild', wildName, rulesPart(say, 'wild')),
      special(
        'canyon',
        wildName,
        rulesPart(
          say,
          'scatter',
          payList(say, (count) => stake * BigInt(scatterPays[count] ?? 0), amount),
        ),
      ),
    ),
    rulesPart(say, 'free'),
    rulesPart(say, 'lines', element('ol', { class: 'line-map' }, ...lines.map((line, index) => lineCard(line, index)))),
    factsSection(parts),
  ];
}

function payCard(
  name: SymbolName,
  say: Say,
  wildName: string,
  pay: (count: number) => bigint,
  amount: (value: bigint) => string,
): HTMLElement {
  return element(
    'div',
    { class: 'pay' },
    symbolPicture(name, wildName),
    element('div', {}, element('h3', {}, say(`symbol.${name}`)), payList(say, pay, amount)),
  );
}

function payList(say: Say, pay: (count: number) => bigint, amount: (value: bigint) => string): HTMLElement {
  const rows = [5, 4, 3].flatMap((count) => [
    element('dt', { 'aria-label': say('rules.count', { n: count }) }, `${count}×`),
    element('dd', {}, amount(pay(count))),
  ]);
  return element('dl', { class: 'pay-list' }, ...rows);
}

function special(name: SymbolName, wildName: string, text: HTMLElement): HTMLElement {
  return element('div', { class: 'special' }, symbolPicture(name, wildName), text);
}

function symbolPicture(name: SymbolName, wildName: string): HTMLCanvasElement {
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const canvas = element('canvas', { class: 'symbol', 'aria-hidden': 'true' });
  canvas.width = 88 * density;
  canvas.height = 88 * density;
  const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
  surface.scale((88 * density) / 100, (88 * density) / 100);
  drawSymbol(surface, name, wildName);
  return canvas;
}

function lineCard(line: readonly number[], index: number): HTMLElement {
  const cells = Array.from({ length: rowCount * reelCount }, (_, cell) => {
    const isOn = line[cell % reelCount] === Math.floor(cell / reelCount);
    return element('i', isOn ? { class: 'on' } : {});
  });
  return element(
    'li',
    {},
    element('span', {}, String(index + 1)),
    element('div', { class: 'line-cells', 'aria-hidden': 'true' }, ...cells),
  );
}
