import { alpha, hatch, linear, polygon, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** Three bars of bullion, one on two. */
export function drawBullion(surface: Surface): void {
  drawSeal(surface, { glow: '#6b5418', ground: '#33270a', edge: '#151003', line: ink.brass }, 15);
  drawBar(surface, 33.5, 60);
  drawBar(surface, 62.5, 60);
  drawBar(surface, 48, 39.5);
}

/** A bar seen from above one end: its top, its front and its side. */
function drawBar(surface: Surface, x: number, y: number): void {
  const faces: [Path2D, string, string, number][] = [
    [polygon(x - 13, y, x + 9, y, x + 15, y - 6, x - 5, y - 6), '#fffbe6', '#ecc860', 6],
    [polygon(x - 13, y, x + 9, y, x + 12, y + 15, x - 17, y + 15), '#f6d77e', '#a4761a', 0],
    [polygon(x + 9, y, x + 15, y - 6, x + 18, y + 8, x + 12, y + 15), '#b58522', '#5e410b', 62],
  ];
  surface.lineJoin = 'round';
  for (const [face, light, deep, angle] of faces) {
    surface.fillStyle = linear(surface, x - 14, y - 6, x + 14, y + 15, [
      [0, light],
      [1, deep],
    ]);
    surface.fill(face);
    hatch(surface, face, { angle, gap: 1.9, width: 0.5, colour: alpha(ink.brassDark, 0.5) });
    surface.strokeStyle = ink.brassDark;
    surface.lineWidth = 1.6;
    surface.stroke(face);
    surface.strokeStyle = alpha(ink.brassPale, 0.9);
    surface.lineWidth = 0.6;
    surface.stroke(face);
  }
  surface.fillStyle = ink.brassDark;
  surface.font = '650 8px "Familjen Grotesk", sans-serif';
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillText('999', x - 2.4, y + 8);
}
