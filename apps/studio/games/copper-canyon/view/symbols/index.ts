import type { SymbolName } from '../../math.ts';
import type { Surface } from '../../../../view/engrave.ts';
import { drawLetter } from '../../../../view/reels/letters.ts';
import { drawCanyon } from './canyon.ts';
import { drawCart } from './cart.ts';
import { drawGem } from './gem.ts';
import { drawLantern } from './lantern.ts';
import { drawPickaxe } from './pickaxe.ts';
import { drawWild } from './wild.ts';

/** Draws a symbol into a box of 100 by 100. */
export function drawSymbol(surface: Surface, name: SymbolName, wildName: string): void {
  surface.save();
  switch (name) {
    case 'wild':
      drawWild(surface, wildName);
      break;
    case 'canyon':
      drawCanyon(surface);
      break;
    case 'gem':
      drawGem(surface);
      break;
    case 'cart':
      drawCart(surface);
      break;
    case 'pickaxe':
      drawPickaxe(surface);
      break;
    case 'lantern':
      drawLantern(surface);
      break;
    default:
      drawLetter(surface, name);
  }
  surface.restore();
}
