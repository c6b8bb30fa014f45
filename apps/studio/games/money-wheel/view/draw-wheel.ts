import type { Palette } from '@verdigale/art';
import { alpha, circle, mix, radial, rosette, type Surface } from '../../../view/engrave.ts';

interface WheelLook {
  pays: readonly number[];
  lit: number | null;
  colours: Palette;
  figure: (pay: number) => string;
}

/** The radius of the wheel, as a share of its square. */
const reach = 0.455;
/** The inks of segments that pay, by how much. */
const inks = ['#6fd4b6', '#65b4e9', '#ecc873', '#e97292', '#b59be6'] as const;

/** Draws the part that turns into a square, its first segment at the top. */
export function drawFace(surface: Surface, size: number, { pays, lit, colours, figure }: WheelLook): void {
  const middle = size / 2;
  const radius = size * reach;
  const step = (Math.PI * 2) / pays.length;
  const kinds = [...new Set(pays)].filter((pay) => pay > 0).toSorted((a, b) => a - b);
  surface.clearRect(0, 0, size, size);
  surface.save();
  surface.translate(middle, middle);
  surface.rotate(-Math.PI / 2);
  for (const [index, pay] of pays.entries()) {
    const ink = pay === 0 ? null : (inks[kinds.indexOf(pay) % inks.length] as string);
    const from = (index - 0.5) * step;
    surface.beginPath();
    surface.moveTo(0, 0);
    surface.arc(0, 0, radius, from, from + step);
    surface.closePath();
    surface.fillStyle = ink
      ? mix(ink, colours.shade, index === lit ? 0 : 0.28)
      : mix(colours.ground, colours.shade, index % 2 ? 0.5 : 0.65);
    surface.fill();
    surface.strokeStyle = alpha(colours.ink, 0.6);
    surface.lineWidth = Math.max(0.8, size / 500);
    surface.stroke();
    if (ink) drawFigure(surface, figure(pay), index * step, radius, Math.min(step * radius * 0.52, size * 0.04));
  }
  surface.restore();
}

/** Draws what stands still over it: rim, hub, and the pointer at the top. */
export function drawFrame(surface: Surface, size: number, colours: Palette): void {
  drawHub(surface, size / 2, size * reach, colours);
  drawPointer(surface, size / 2, size, colours);
}

/** What a segment pays, along its radius from the rim inwards. */
function drawFigure(surface: Surface, text: string, turn: number, radius: number, size: number): void {
  if (size < 6) return;
  surface.save();
  surface.rotate(turn);
  surface.font = `650 ${size}px "Familjen Grotesk", sans-serif`;
  surface.textAlign = 'right';
  surface.textBaseline = 'middle';
  surface.fillStyle = '#120a08';
  surface.fillText(text, radius * 0.96, 0);
  surface.restore();
}

function drawHub(surface: Surface, middle: number, radius: number, { ink, ground, shade }: Palette): void {
  surface.strokeStyle = ink;
  surface.lineWidth = Math.max(2, radius * 0.018);
  surface.stroke(circle(middle, middle, radius));
  surface.fillStyle = radial(surface, middle, middle * 0.96, 2, radius * 0.5, [
    [0, mix(ground, ink, 0.2)],
    [0.7, ground],
    [1, shade],
  ]);
  surface.fill(circle(middle, middle, radius * 0.46));
  surface.stroke(circle(middle, middle, radius * 0.46));
  rosette(surface, middle, middle, radius * 0.4, {
    lobes: 12,
    depth: 0.14,
    rings: 14,
    inner: 0.2,
    twist: 0.4,
    colour: alpha(ink, 0.55),
    width: 0.8,
  });
}

function drawPointer(surface: Surface, middle: number, size: number, { ink, shade }: Palette): void {
  const wide = size * 0.026;
  surface.beginPath();
  surface.moveTo(middle - wide, size * 0.004);
  surface.lineTo(middle + wide, size * 0.004);
  surface.lineTo(middle, size * 0.085);
  surface.closePath();
  surface.fillStyle = mix(ink, '#ffffff', 0.5);
  surface.fill();
  surface.strokeStyle = shade;
  surface.lineWidth = 1.5;
  surface.stroke();
}
