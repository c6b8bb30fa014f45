import { alpha, hatch, linear, rosette, type Surface } from '../engrave.ts';

export interface EmbossInks {
  pale: string;
  plain: string;
  deep: string;
  dark: string;
}

/** How a figure is shaded, and the lobes of the rosette that lies behind it. */
export interface EmbossForm {
  lobes: number;
  depth: number;
  scale: number;
  angle: number;
}

/**
 * A figure of low rank raised out of the dark, engraved, over a faint rosette, in a box of 100. It is drawn smaller than the
 * medals: it pays less and should not outshine them. Holes of the shape wind against its outline.
 */
export function emboss(surface: Surface, shape: Path2D, inks: EmbossInks, { lobes, depth, scale, angle }: EmbossForm): void {
  const { pale, plain, deep, dark } = inks;
  rosette(surface, 50, 50, 44, { lobes, depth, rings: 9, inner: 0.55, twist: 0.55, colour: alpha(plain, 0.22), width: 0.5 });
  surface.translate(50, 50);
  surface.scale(scale, scale);
  surface.translate(-50, -50);
  drawRim(surface, shape, inks);
  surface.fillStyle = linear(surface, 20, 14, 70, 90, [
    [0, pale],
    [0.32, plain],
    [0.72, deep],
    [1, plain],
  ]);
  surface.fill(shape);
  hatch(surface, shape, { angle, gap: 2.5, width: 0.8, colour: alpha(dark, 0.55), bend: 6 });
}

/** The shadow and the pale edge around a raised shape. */
export function drawRim(surface: Surface, shape: Path2D, { pale, dark }: Pick<EmbossInks, 'pale' | 'dark'>): void {
  surface.lineJoin = 'round';
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.7)';
  surface.shadowBlur = 5;
  surface.shadowOffsetY = 3;
  surface.strokeStyle = dark;
  surface.lineWidth = 6;
  surface.stroke(shape);
  surface.restore();
  surface.strokeStyle = pale;
  surface.lineWidth = 2.6;
  surface.stroke(shape);
}
