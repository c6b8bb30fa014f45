import type { Surface } from '../../../../view/engrave.ts';
import type { SymbolName } from '../../math.ts';
import { drawAnchor } from './anchor.ts';
import { drawCompass } from './compass.ts';
import { drawFish } from './fish.ts';
import { drawFlag } from './flags.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawShip } from './ship.ts';
import { drawWild } from './wild.ts';

/** Draws a symbol into a box of 100 by 100. */
export function drawSymbol(surface: Surface, name: SymbolName, wildName: string): void {
  switch (name) {
    case 'wild':
      return drawWild(surface, wildName);
    case 'lighthouse':
      return drawLighthouse(surface);
    case 'ship':
      return drawShip(surface);
    case 'compass':
      return drawCompass(surface);
    case 'anchor':
      return drawAnchor(surface);
    case 'fish':
      return drawFish(surface);
    default:
      return drawFlag(surface, name);
  }
}
