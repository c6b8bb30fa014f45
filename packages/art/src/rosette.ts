import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { polar, polyline, type Point } from './svg.ts';

/** How a lobe swells, as a wave of the angle with values from -1 to 1. */
const lobeShapes = {
  petal: (angle: number) => Math.cos(angle),
  scallop: (angle: number) => 2 * Math.abs(Math.cos(angle / 2)) - 1,
  spike: (angle: number) => 1 - 2 * Math.abs(Math.sin(angle / 2)) ** 0.75,
  frill: (angle: number) => 0.72 * Math.cos(angle) + 0.28 * Math.cos(3 * angle),
  hook: (angle: number) => Math.cos(angle + 0.75 * Math.sin(angle)),
  crest: (angle: number) => 0.7 * Math.cos(angle) + 0.3 * Math.cos(2 * angle + 0.9),
} as const;

type LobeShape = keyof typeof lobeShapes;

/** How the lathe cuts: nested curves, one loop turned again and again, or woven bands around each other. */
const cuts = { nested, spun, banded } as const;

/** What all rosettes of one studio have in common. */
export interface LobeFamily {
  cut: keyof typeof cuts;
  shape: LobeShape;
  /** The curve goes round this often before it closes, so that its lobes overlap. */
  winding: number;
  lobes: readonly number[];
  twist: number;
}

/**
 * The family of a studio: fixed by its identity, so its games are recognisable beside those of others. The number in the
 * purpose is the draw in which the dozen studios of the default brand differ most.
 */
export function lobeFamily(provider: string): LobeFamily {
  const random = createRandom(provider, 'lobe family 153');
  const cut = random.pick(['nested', 'nested', 'nested', 'spun', 'banded'] as const);
  const shape = random.pick(Object.keys(lobeShapes) as LobeShape[]);
  const winding = random.pick([1, 1, 2, 3]);
  const first = winding === 1 ? random.whole(5, 12) : random.whole(7, 15);
  const lobes = [first, first + 1, first + 2].map((count) => coprimeWith(winding, count));
  const twist = random.pick([0, 0.3, 0.55, 0.8]) * random.pick([1, -1]);
  return { cut, shape, winding, lobes, twist };
}

/** A woven strip from the left edge to the right. */
export function stripPaths(width: number, y: number, height: number, count: number, strands: number): string[] {
  const steps = count * 14;
  return Array.from({ length: strands }, (_, strand) => {
    const shift = (strand / strands) * 2 * Math.PI;
    const points = Array.from({ length: steps + 1 }, (_unused, step): Point => {
      const share = step / steps;
      const swing = Math.sin(count * share * 2 * Math.PI + shift) * (0.72 + 0.28 * Math.sin(share * 3 * Math.PI + shift));
      return [width * share, y + (height / 2) * swing];
    });
    return polyline(points);
  });
}

export interface RosetteForm {
  family: LobeFamily;
  lobes: number;
  inner: number;
  outer: number;
  depth: number;
  turn: number;
  twist: number;
}

/** The form of one game's rosette within the family. */
export function rosetteForm(family: LobeFamily, radius: number, random: Random): RosetteForm {
  return {
    family,
    lobes: random.pick(family.lobes),
    inner: radius * 0.92,
    outer: radius * random.between(1.7, 2.2),
    depth: random.between(0.12, 0.3),
    turn: random.between(0, 360),
    twist: family.twist + random.between(-0.16, 0.16),
  };
}

/** The closed curves of a rosette about a point; `rings` says how dense, `fineness` how smooth: 1 is for large pictures. */
export function rosettePaths(form: RosetteForm, cx: number, cy: number, rings: number, fineness = 1): string[] {
  return cuts[form.family.cut](form, cx, cy, rings, fineness);
}

/** Nested closed curves from the inner to the outer radius, each turned a little against the one before. */
function nested(form: RosetteForm, cx: number, cy: number, rings: number, fineness: number): string[] {
  const wave = lobeShapes[form.family.shape];
  const { winding } = form.family;
  const steps = Math.round(fineness * Math.min(900, 26 * form.lobes + 120 * winding));
  return Array.from({ length: rings }, (_, ring) => {
    const t = rings === 1 ? 1 : ring / (rings - 1);
    const base = form.inner + (form.outer - form.inner) * t;
    const swing = form.depth * (0.35 + 0.65 * t);
    const points: Point[] = Array.from({ length: steps }, (_unused, step) => {
      const around = (step / steps) * winding;
      const phase = around * 2 * Math.PI * (form.lobes / winding) + form.twist * t * 2 * Math.PI;
      return polar(cx, cy, base * (1 + swing * wave(wrapped(phase))), form.turn + around * 360);
    });
    return polyline(points, true);
  });
}

/** One loop, turned again and again about the middle, so that the crossings draw petals. */
function spun(form: RosetteForm, cx: number, cy: number, rings: number, fineness: number): string[] {
  const count = form.lobes * Math.max(1, Math.round((rings * 1.7) / form.lobes));
  const waist = 0.3 + form.depth * 0.7;
  const bend = form.twist * 0.9;
  return Array.from({ length: count }, (_, copy) => {
    const turn = form.turn + (180 / count) * copy;
    const reach = form.outer * (1 + 0.12 * Math.cos((copy / count) * 2 * Math.PI * form.lobes));
    const steps = Math.round(90 * fineness);
    const points = Array.from({ length: steps }, (_unused, step): Point => {
      const angle = (step / steps) * 2 * Math.PI;
      const r = reach * Math.hypot(Math.cos(angle), waist * Math.sin(angle));
      const direction = Math.atan2(waist * Math.sin(angle), Math.cos(angle)) + bend * (r / reach);
      return polar(cx, cy, r, turn + (direction * 180) / Math.PI);
    });
    return polyline(points, true);
  });
}

/** Bands of woven waves around each other, each with its own count of lobes, as on the back of a banknote. */
function banded(form: RosetteForm, cx: number, cy: number, rings: number, fineness: number): string[] {
  const strands = Math.max(3, Math.round(rings / 3));
  const reach = form.outer - form.inner;
  return [0, 1, 2].flatMap((band) => {
    const middle = form.inner + reach * (0.2 + band * 0.36);
    const count = Math.round(form.lobes * (2 - band * 0.5)) + 4;
    const collar = { radius: middle, width: reach * (0.34 + band * 0.12), count, strands };
    return collarPaths(cx, cy, collar, { turn: form.turn * (band % 2 === 0 ? 1 : -1), shape: form.family.shape, fineness });
  });
}

/** A woven band: its middle, how far its waves swing, their count and how many of them are shifted against each other. */
export interface Collar {
  radius: number;
  width: number;
  count: number;
  strands: number;
}

interface CollarStyle {
  turn?: number;
  shape?: LobeShape;
  fineness?: number;
}

export function collarPaths(cx: number, cy: number, collar: Collar, style: CollarStyle = {}): string[] {
  const { turn = 0, shape = 'petal', fineness = 1 } = style;
  const steps = Math.round(collar.count * 14 * fineness);
  return Array.from({ length: collar.strands }, (_, strand) => {
    const shift = (strand / collar.strands) * 2 * Math.PI;
    const points = Array.from({ length: steps }, (_unused, step) => {
      const share = step / steps;
      const swing = lobeShapes[shape](wrapped(collar.count * share * 2 * Math.PI + shift));
      return polar(cx, cy, collar.radius + (collar.width / 2) * swing, turn + share * 360);
    });
    return polyline(points, true);
  });
}

/** Shapes with half angles need a phase within one turn. */
function wrapped(phase: number): number {
  const turn = 2 * Math.PI;
  return ((((phase + Math.PI) % turn) + turn) % turn) - Math.PI;
}

function coprimeWith(winding: number, count: number): number {
  return winding > 1 && count % winding === 0 ? count + 1 : count;
}
