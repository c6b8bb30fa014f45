import { gameArt, type CoverSeed } from '@verdigale/art';
import { mix } from './engrave.ts';
import { drawGround } from './ground.ts';
import type { Shell } from './shell.ts';

/** Draws the page of a title in the colours of its cover, its rosette around a part of the stage. */
export function drawTitleGround(shell: Shell, middle: HTMLElement, seed: CoverSeed): void {
  const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = middle;
  const { glow, ground, edge, shade, ink } = gameArt(seed).colours;
  const circle = { x: offsetLeft + width / 2, y: offsetTop + height / 2, radius: Math.min(width, height) * 0.44 };
  const inks = { glow: [mix(glow, ground, 0.45), ground, edge, shade], line: ink } as const;
  drawGround(shell, circle, inks, { lobes: 7 + (seed.identity.length % 9), depth: 0.1, twist: 0.3 });
}
