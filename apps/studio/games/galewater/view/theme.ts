import type { SlotTheme } from '../../../view/reels/theme.ts';
import { symbolNames } from '../math.ts';
import { ink } from './palette.ts';
import { drawScenery } from './scenery.ts';
import { drawSymbol } from './symbols/index.ts';

/** How Galewater looks: sea and foam by day, a lamp's gold at night; `wildName` is written on its wild. */
export function galeTheme(wildName: string): SlotTheme {
  return {
    cabinet: {
      day: { line: ink.sea, pale: ink.seaPale, deep: ink.seaDeep, panel: ['#10304f', '#061424'], board: '#071b30' },
      night: { line: ink.lamp, pale: ink.lampPale, deep: ink.lampDeep, panel: ['#182642', '#080d1b'], board: '#0b1426' },
    },
    dark: ink.abyss,
    lit: { line: ink.lamp, pale: ink.lampPale },
    drop: '#06213f',
    label: '#c9dcec',
    symbols: symbolNames.length,
    drawSymbol: (surface, symbol) => drawSymbol(surface, symbolNames[symbol] ?? 'wild', wildName),
    drawScenery,
  };
}
