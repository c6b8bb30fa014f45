import { gameArt, type CoverSeed } from '@verdigale/art';
import { alpha, mix } from './engrave.ts';

/** Sets the inks of the page, by day and by night, from the colours of the title's cover. */
export function setInks(seed: CoverSeed): void {
  const { ink, secondInk, ground, sky, shade } = gameArt(seed).colours;
  const inks = {
    ground: shade,
    panel: mix(shade, ground, 0.45),
    'panel-head': mix(shade, ground, 0.62),
    'text-2': mix('#ffffff', ink, 0.45),
    line: alpha(ink, 0.28),
    'line-strong': alpha(ink, 0.6),
    'night-ink': secondInk,
    'night-panel': mix(shade, sky, 0.5),
    'night-line': alpha(secondInk, 0.32),
    face: mix(ink, '#ffffff', 0.55),
    'face-mid': ink,
    'face-deep': mix(ink, shade, 0.35),
    'face-edge': mix(ink, shade, 0.5),
    accent: ink,
    'on-accent': shade,
  };
  for (const [name, colour] of Object.entries(inks)) document.documentElement.style.setProperty(`--${name}`, colour);
}
