/** A drawing surface: the visible canvas or a sprite. */
export type Surface = CanvasRenderingContext2D;
export type Stops = readonly (readonly [number, string])[];

export function linear(surface: Surface, x0: number, y0: number, x1: number, y1: number, stops: Stops): CanvasGradient {
  return withStops(surface.createLinearGradient(x0, y0, x1, y1), stops);
}

export function radial(surface: Surface, x: number, y: number, from: number, to: number, stops: Stops): CanvasGradient {
  return withStops(surface.createRadialGradient(x, y, from, x, y, to), stops);
}

function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A hex colour with an opacity. */
export function alpha(hex: string, opacity: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255} / ${opacity})`;
}

/** A colour between two hex colours, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number];
  const channel = (shift: number): number => Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `#${[16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
}

/** A closed shape through corner points `[x, y, x, y, …]`. */
export function polygon(...points: number[]): Path2D {
  const path = new Path2D();
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] as number, points[index + 1] as number];
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
}

/** The shape of an SVG path. */
export function pathOf(data: string): Path2D {
  return new Path2D(data);
}

/** A shape drawn by hand. */
export function trace(draw: (path: Path2D) => void): Path2D {
  const path = new Path2D();
  draw(path);
  return path;
}

export function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
}

export interface HatchOptions {
  /** Direction of the lines in degrees. */
  angle: number;
  gap: number;
  width: number;
  colour: string;
  /** How far a line strays from straight: engraved lines swell over a form. */
  bend?: number;
}

/** Fills a shape with fine parallel lines, as an engraver shades. */
export function hatch(surface: Surface, path: Path2D, { angle, gap, width, colour, bend = 0 }: HatchOptions): void {
  surface.save();
  surface.clip(path);
  surface.translate(50, 50);
  surface.rotate((angle * Math.PI) / 180);
  surface.strokeStyle = colour;
  surface.lineWidth = width;
  surface.beginPath();
  for (let at = -80; at <= 80; at += gap) {
    surface.moveTo(-80, at);
    surface.quadraticCurveTo(0, at + bend, 80, at);
  }
  surface.stroke();
  surface.restore();
}

export interface RosetteOptions {
  lobes: number;
  /** Depth of the lobes as a share of the radius. */
  depth: number;
  rings: number;
  /** Radius of the innermost ring as a share of the outermost. */
  inner: number;
  /** How far each ring is turned against the one outside it, in radians of a lobe. */
  twist: number;
  colour: string;
  width: number;
}

/** Nested wavy rings, each turned a little against the next: the lathe work of banknotes. */
export function rosette(surface: Surface, x: number, y: number, radius: number, options: RosetteOptions): void {
  const { lobes, depth, rings, inner, twist, colour, width } = options;
  const steps = Math.max(90, lobes * 14);
  surface.save();
  surface.strokeStyle = colour;
  surface.lineWidth = width;
  for (let ring = 0; ring < rings; ring += 1) {
    const size = radius * (inner + ((1 - inner) * ring) / Math.max(1, rings - 1));
    surface.beginPath();
    for (let step = 0; step <= steps; step += 1) {
      const turn = (step / steps) * Math.PI * 2;
      const reach = size * (1 + depth * Math.cos(lobes * turn + twist * ring));
      surface.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
    }
    surface.closePath();
    surface.stroke();
  }
  surface.restore();
}

export interface BandOptions {
  strands: number;
  waves: number;
  colour: string;
  width: number;
}

/** A woven band of sine strands along a rectangle's longer side. */
export function latheBand(surface: Surface, x: number, y: number, width: number, height: number, options: BandOptions): void {
  const isWide = width >= height;
  const [length, depth] = isWide ? [width, height] : [height, width];
  surface.save();
  surface.translate(x, y);
  surface.strokeStyle = options.colour;
  surface.lineWidth = options.width;
  const steps = Math.max(40, Math.round(length / 3));
  for (let strand = 0; strand < options.strands; strand += 1) {
    const phase = (strand / options.strands) * Math.PI * 2;
    surface.beginPath();
    for (let step = 0; step <= steps; step += 1) {
      const along = (step / steps) * length;
      const across = depth / 2 + (depth / 2) * Math.sin((step / steps) * options.waves * Math.PI * 2 + phase);
      surface.lineTo(isWide ? along : across, isWide ? across : along);
    }
    surface.stroke();
  }
  surface.restore();
}

export interface WaveOptions {
  count: number;
  swell: number;
  colour: string;
  width: number;
  phase: number;
}

/** Security-paper lines across a rectangle. */
export function waveLines(
  surface: Surface,
  width: number,
  height: number,
  { count, swell, colour, width: line, phase }: WaveOptions,
): void {
  surface.save();
  surface.strokeStyle = colour;
  surface.lineWidth = line;
  for (let index = 0; index < count; index += 1) {
    const base = ((index + 0.5) / count) * height;
    surface.beginPath();
    for (let x = 0; x <= width + 12; x += 12) {
      const lift = Math.sin(x / 170 + phase + index * 0.21) * swell + Math.sin(x / 61 + index * 0.5) * swell * 0.25;
      surface.lineTo(x, base + lift);
    }
    surface.stroke();
  }
  surface.restore();
}
