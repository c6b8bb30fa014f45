import { gameArt } from '@verdigale/art';
import { mix } from '../../../view/engrave.ts';
import { drawCoin } from '../../../view/reels/coin.ts';
import type { CabinetInks, SlotTheme } from '../../../view/reels/theme.ts';
import { seedOf, type Title } from '../../title-art.ts';
import type { Say } from '../../../view/texts.ts';
import { jackpotOf } from '../held-coins.ts';
import { unitsPerStake, type Reels } from '../math.ts';
import type { ReelsTitle } from '../title.ts';
import { drawScenery } from './scenery.ts';
import { drawSymbol } from './symbols.ts';

/** A title with its symbols: the wild, the glyph of its cover, then the others; coins where it holds them. */
export interface Themed {
  title: Title & Pick<ReelsTitle, 'hold'>;
  symbolNames: readonly string[];
}

/** How a title looks: the colours, the land and the metals of its cover; its wild and its jackpots carry their names. */
export function titleTheme({ title, symbolNames }: Themed, say: Say): SlotTheme {
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
    symbols: symbolNames.length + (title.hold?.values.length ?? 0),
    drawSymbol(surface, symbol) {
      const stakes = title.hold?.values[symbol - symbolNames.length]?.stakes;
      const jackpot = stakes === undefined ? undefined : jackpotOf(title, stakes);
      if (stakes !== undefined) drawCoin(surface, stakes, jackpot && say(`hold.${jackpot}`));
      else if (symbolNames[symbol] === 'coin') drawCoin(surface, null);
      else drawSymbol(surface, symbolNames, symbol, colours, say('art.wild'));
    },
    drawScenery: (surface, page, box, mood) => drawScenery(surface, page, box, mood, seed),
  };
}

/** The picture of a coin of this worth in units: after those of the symbols. */
export function coinPicture({ title, symbolNames }: Reels, value: number): number {
  return symbolNames.length + (title.hold?.values ?? []).findIndex(({ stakes }) => stakes * unitsPerStake === value);
}
