import type { SlotTheme } from '../../../view/reels/theme.ts';
import { symbolNames } from '../math.ts';
import { ink } from './palette.ts';
import { drawScenery } from './scenery.ts';
import { drawSymbol } from './symbols/index.ts';

/** How Copper Canyon looks: copper by day, verdigris by night; `wildName` is written on its wild. */
export function canyonTheme(wildName: string): SlotTheme {
  return {
    cabinet: {
      day: { line: ink.copper, pale: ink.copperPale, deep: ink.copperDeep, panel: ['#35180d', '#140804'], board: '#1a0b06' },
      night: { line: ink.verdigris, pale: ink.verdigrisPale, deep: ink.verdigrisDeep, panel: ['#0d2f29', '#051412'], board: '#06171a' },
    },
    dark: '#080403',
    lit: { line: ink.gold, pale: ink.goldPale },
    drop: '#240c04',
    label: '#e8d2c2',
    symbols: symbolNames.length,
    drawSymbol: (surface, symbol) => drawSymbol(surface, symbolNames[symbol] ?? 'wild', wildName),
    drawScenery,
  };
}
