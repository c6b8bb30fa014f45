import { gameArt } from '@verdigale/art';
import { mix } from '../../../view/engrave.ts';
import type { CabinetInks, SlotTheme } from '../../../view/reels/theme.ts';
import { seedOf } from '../../title-art.ts';
import type { Reels } from '../math.ts';
import { drawScenery } from './scenery.ts';
import { drawSymbol } from './symbols.ts';

/** How a title looks: the colours, the land and the metals of its cover; `wildName` is written on its wild. */
export function titleTheme({ title, symbolNames }: Reels, wildName: string): SlotTheme {
  const seed = seedOf(title);
  const { colours } = gameArt(seed);
  const { ink, secondInk, ground, sky, shade, seal } = colours;
  const cabinet = (line: string, face: string): CabinetInks => ({
    line,
    pale: mix(line, '#ffffff', 0.6),
    deep: mix(line, shade, 0.5),
    panel: [mix(face, shade, 0.45), mix(seal, shade, 0.6)],
    board: mix(face, shade, 0.7),
  });
  return {
    cabinet: { day: cabinet(ink, ground), night: cabinet(secondInk, sky) },
    dark: mix(shade, '#000000', 0.5),
    lit: { line: '#ecc873', pale: '#fff1c9' },
    drop: mix(shade, '#000000', 0.4),
    label: mix('#ffffff', ink, 0.4),
    symbols: symbolNames.length,
    drawSymbol: (surface, symbol) => drawSymbol(surface, symbolNames, symbol, colours, wildName),
    drawScenery: (surface, page, box, mood) => drawScenery(surface, page, box, mood, seed),
  };
}
