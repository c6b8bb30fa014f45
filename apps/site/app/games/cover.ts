import type { Game } from '@verdigale/contract';
import type { TileCover } from '@verdigale/ui/tile';

/** Widths that the pictures service makes; its 540 is for single large covers. */
const widths = [120, 180, 240, 360];
const usualWidth = 240;

/** Widths of a tile in a row, as in game-row.module.css. */
const rowSizes = '(min-width: 90rem) 172px, (min-width: 40rem) 160px, max(112px, 26.5vw)';

/** The cover of a game: the operator's own picture if there is one, else the generated one in the widths that screens ask for. */
export function coverOf(game: Pick<Game, 'identity' | 'customImages'>, sizes: string = rowSizes): TileCover {
  const own = game.customImages['200x300'];
  const ownSource = own?.['2x'] ?? own?.['1x'];
  if (ownSource) return { src: ownSource };
  const address = (width: number) => `/img/games/${encodeURIComponent(game.identity)}/${width}.avif`;
  return { src: address(usualWidth), srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '), sizes };
}

/** Six-digit colours only: the pair is written into a style attribute. */
const colourPattern = /^#[0-9a-f]{6}$/i;

/** The two colours of the cover's placeholder. */
export function coloursOf(game: Pick<Game, 'colours'>): [string, string] {
  const [first, second] = game.colours.filter((colour) => colourPattern.test(colour));
  return [first ?? '#2f6f62', second ?? first ?? '#0b1516'];
}
