import type { HoldRules } from '../../engine/hold.ts';

/** What passes in a cell of a respin: places in a ring, one of them a coin for each that the chance has, the others empty. */
export interface PassingPlace {
  isCoin: boolean;
  /** Places below the middle of the cell. */ below: number;
}

/**
 * The places that are seen in a cell when so many have passed. The strip shows coins as often as they really come,
 * and each cell begins elsewhere, so that they do not pass in step.
 */
export function passing(cell: number, turned: number, chance: HoldRules['chance']): PassingPlace[] {
  const at = turned + ((cell * 37) % 100) / 100;
  const top = Math.floor(at);
  return [top - 1, top, top + 1].map((place) => ({
    // The places that a cell starts with are empty.
    isCoin: place > 0 && (place + cell * 7) % chance.of < chance.coins,
    below: at - place,
  }));
}
