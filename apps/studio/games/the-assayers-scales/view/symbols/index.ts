import type { Surface } from '../../../../view/engrave.ts';
import { drawCoin } from '../../../../view/reels/coin.ts';
import type { SymbolName } from '../../math.ts';
import { drawBalance } from './balance.ts';
import { drawBullion } from './bullion.ts';
import { drawCrucible } from './crucible.ts';
import { drawHammer } from './hammer.ts';
import { drawLoupe } from './loupe.ts';
import { drawMetal } from './metals.ts';
import { drawWild } from './wild.ts';

/** Draws a symbol into a box of 100 by 100. */
export function drawSymbol(surface: Surface, name: SymbolName, wildName: string): void {
  switch (name) {
    case 'wild':
      return drawWild(surface, wildName);
    case 'crucible':
      return drawCrucible(surface);
    case 'coin':
      return drawCoin(surface, null);
    case 'bullion':
      return drawBullion(surface);
    case 'balance':
      return drawBalance(surface);
    case 'loupe':
      return drawLoupe(surface);
    case 'hammer':
      return drawHammer(surface);
    default:
      return drawMetal(surface, name);
  }
}
