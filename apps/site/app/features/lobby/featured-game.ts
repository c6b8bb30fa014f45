import type { Game } from '@verdigale/contract';
import { coloursOf } from '#app/games/cover.ts';

/** What the head of the home page needs of a game; it travels with the page's data, so it is no more than that. */
export type FeaturedGame = Pick<Game, 'identity' | 'name' | 'colours' | 'customImages'>;

/** Covers side by side differ by at least a sixth of the colour circle. */
const leastHueStep = 60;

/** It stands before guests, who can play it for fun alone. */
const isOpenToGuests = ({ isDemoMode, isStopped }: Game) => isDemoMode && !isStopped;

/** Hue of a six-digit colour in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

function isNear(one: number, other: number): boolean {
  const step = Math.abs(one - other);
  return Math.min(step, 360 - step) < leastHueStep;
}

const most = 3;

/**
 * The lobby's first game, and from the rows below the first one (which stands under it on the page) games whose covers do not
 * look alike; fewer when there are not as many. A guest can play each of them.
 */
export function pickFeatured(rows: Readonly<Record<string, readonly Game[]>>): FeaturedGame[] {
  const [firstRow = [], ...otherRows] = Object.values(rows);
  const seen = new Set(firstRow.map(({ identity }) => identity));
  const candidates = [...firstRow.slice(0, 1), ...otherRows.flat().filter(({ identity }) => !seen.has(identity))].filter(isOpenToGuests);
  const picked: FeaturedGame[] = [];
  const hues: number[] = [];
  for (const { identity, name, colours, customImages } of candidates) {
    const hue = hueOf(coloursOf({ colours })[0]);
    if (picked.length === most) break;
    if (hues.some((known) => isNear(known, hue))) continue;
    hues.push(hue);
    picked.push({ identity, name, colours, customImages });
  }
  return picked;
}
