import type { PageConfig } from '../../../wire.ts';
import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { lines, reelCount, rowCount, rules, scatterPays, symbolNames, type SymbolName } from '../math.ts';
import { drawSymbol } from './symbols/index.ts';

export type RulesPageParts = {
  config: PageConfig;
  say: Say;
  stake: bigint;
  stakes: { from: bigint; to: bigint };
  amount: (value: bigint) => string;
};

/** The rules and pays of Copper Canyon at the player's present stake. */
export function rulesPage({ config, say, stake, stakes, amount }: RulesPageParts): Node[] {
  const perLine = stake / BigInt(lines.length);
  const wildName = say('art.wild');
  const lineSymbols = symbolNames.filter((_, symbol) => symbol !== rules.wild && symbol !== rules.scatter);
  const part = (key: string, ...content: Node[]): HTMLElement =>
    element('section', {}, element('h3', {}, say(`rules.${key}`)), element('p', {}, say(`rules.${key}Text`)), ...content);
  const number = new Intl.NumberFormat(config.locale, { maximumFractionDigits: 4 });
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
      special('wild', wildName, part('wild')),
      special(
        'canyon',
        wildName,
        part(
          'scatter',
          payList(say, (count) => stake * BigInt(scatterPays[count] ?? 0), amount),
        ),
      ),
    ),
    part('free'),
    part('lines', element('ol', { class: 'line-map' }, ...lines.map((line, index) => lineCard(line, index)))),
    element(
      'section',
      { class: 'facts' },
      fact(say('rules.rtp'), say('rules.rtpText', { rtp: number.format(config.facts.rtpPercent as Intl.StringNumericLiteral) })),
      fact(say('rules.maxWin'), say('rules.maxWinText', { maxWin: number.format(config.facts.maxWin as Intl.StringNumericLiteral) })),
      fact(say('rules.stakes'), say('rules.stakesText', { from: amount(stakes.from), to: amount(stakes.to) })),
      fact(say('rules.fairness'), `${say('rules.fairnessText')} ${say('rules.malfunction')}`),
      fact(say('rules.keys'), say('rules.keysText')),
    ),
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

function fact(name: string, text: string): HTMLElement {
  return element('div', { class: 'fact' }, element('h3', {}, name), element('p', {}, text));
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
