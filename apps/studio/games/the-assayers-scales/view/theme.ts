import { drawCoin } from '../../../view/reels/coin.ts';
import type { SlotTheme } from '../../../view/reels/theme.ts';
import { hold, lines, symbolNames } from '../math.ts';
import { ink } from './palette.ts';
import { drawScenery } from './scenery.ts';
import { drawSymbol } from './symbols/index.ts';

/** What coins can be worth, in stakes. */
const coinStakes = hold.values.map(({ value }) => value / lines.length);

/** The picture of a coin whose worth in line bets is known: after those of the symbols. */
export function coinPicture(value: number): number {
  return symbolNames.length + coinStakes.indexOf(value / lines.length);
}

/** How The Assayer's Scales looks: brass on bottle green, red while coins are held; `wildName` is written on its wild. */
export function assayTheme(wildName: string): SlotTheme {
  return {
    cabinet: {
      day: { line: ink.brass, pale: ink.brassPale, deep: ink.brassDeep, panel: ['#1d3a2a', '#0a1610'], board: '#12251a' },
      night: { line: ink.ember, pale: ink.emberPale, deep: ink.emberDeep, panel: ['#3b1512', '#150706'], board: '#210b09' },
    },
    dark: ink.night,
    lit: { line: ink.brass, pale: ink.brassPale },
    drop: '#0c1c10',
    label: '#dbe3cf',
    symbols: symbolNames.length + coinStakes.length,
    drawSymbol(surface, symbol) {
      const stakes = coinStakes[symbol - symbolNames.length];
      if (stakes === undefined) drawSymbol(surface, symbolNames[symbol] ?? 'wild', wildName);
      else drawCoin(surface, stakes);
    },
    drawScenery,
  };
}
