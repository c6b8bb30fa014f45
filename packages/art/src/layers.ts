import { chooseGlyph } from './choose-glyph.ts';
import { glyphMarkup } from './glyph-markup.ts';
import { groundPath } from './ground.ts';
import { lineCount } from './canvas.ts';
import { createRandom, type Random } from './random.ts';
import { collarPaths, lobeFamily, rosetteForm, rosettePaths } from './rosette.ts';
import { sceneryOf } from './scenery.ts';
import { sealFrame } from './seal.ts';
import type { Sheet } from './sheet.ts';
import { num } from './svg.ts';

/** The tinted paper with its fine lines and the light behind the hero. */
export function ground({ seed, canvas, line }: Sheet): string {
  const path = groundPath(canvas, createRandom(seed.identity, 'ground'));
  return (
    `<rect width="100%" height="100%" fill="url(#ground)"/>` +
    `<path d="${path}" fill="none" stroke="url(#ink)" stroke-opacity="0.2" stroke-width="${num(0.75 * line)}"/>` +
    `<rect width="100%" height="100%" fill="url(#glow)"/>`
  );
}

/** The studio's rosette from `inner` outwards; abstract scenes get a second one in a corner. */
export function rosettes({ seed, canvas, scene, line }: Sheet, inner: number, cy = canvas.cy, stretch = 1): string {
  const random = createRandom(seed.identity, 'rosette');
  const drawn = rosetteForm(lobeFamily(seed.provider), canvas.radius, random);
  const form = { ...drawn, inner: inner * 0.92, outer: drawn.outer * stretch };
  const paths = rosettePaths(form, canvas.cx, cy, lineCount(canvas, 8, 18));
  const corners = scene === 'plain' || scene === 'lattice' ? corner({ seed, canvas, line }, random) : '';
  return strokes(paths, 0.85 * line, 0.72) + corners;
}

/** A second, smaller rosette that looks in from a lower corner. */
function corner({ seed, canvas, line }: Pick<Sheet, 'seed' | 'canvas' | 'line'>, random: Random): string {
  const form = { ...rosetteForm(lobeFamily(seed.provider), 42, random), inner: 18, outer: random.between(80, 120) };
  const x = canvas.width * random.pick([0.02, 0.98]);
  const y = canvas.height * random.between(0.9, 1);
  return strokes(rosettePaths(form, x, y, lineCount(canvas, 6, 11)), 0.8 * line, 0.5);
}

/** Lines in the running ink. */
export function strokes(paths: readonly string[], width: number, opacity: number): string {
  const lines = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<g fill="none" stroke="url(#ink)" stroke-width="${num(width)}" stroke-opacity="${opacity}">${lines}</g>`;
}

/** The land at the foot, back to front, and the sparks in the sky. */
export function scenery({ seed, canvas, scene, colours, line }: Sheet): string {
  const { ridges, sparks } = sceneryOf(scene, canvas, createRandom(seed.identity, 'scenery'));
  const ranges = ridges.map(({ body, skyline, hatch }, i) => {
    const near = ridges.length === 1 ? 1 : i / (ridges.length - 1);
    return (
      `<path d="${body}" fill="${colours.seal}"/>` +
      `<path d="${body}" fill="url(#ridge)" fill-opacity="${(0.9 - near * 0.35).toFixed(2)}"/>` +
      `<path d="${hatch}" fill="none" stroke="url(#ink)" stroke-opacity="0.42" stroke-width="${num(0.75 * line)}"/>` +
      `<path d="${skyline}" fill="none" stroke="url(#ink)" stroke-opacity="0.95" stroke-width="${num(1.2 * line)}" stroke-linejoin="round"/>`
    );
  });
  return (sparks && `<path d="${sparks}" fill="${colours.ink}" fill-opacity="0.85"/>`) + ranges.join('');
}

/** A dark seal in the frame of the studio, with the hero. */
export function seal(sheet: Sheet): string {
  const { seed, canvas, colours, line } = sheet;
  const frame = sealFrame(seed.provider, canvas);
  const collar = collarPaths(0, 0, {
    radius: canvas.radius * 1.11,
    width: canvas.radius * 0.09,
    count: lineCount(canvas, 24, 40),
    strands: 3,
  });
  return [
    `<g transform="translate(${num(canvas.cx)} ${num(canvas.cy)})">`,
    `<circle r="${num(canvas.radius * 1.17)}" fill="${colours.edge}" fill-opacity="0.62"/>`,
    `<g fill="none" stroke="${colours.ink}" stroke-opacity="0.75" stroke-width="${num(0.7 * line)}">${collar.map((d) => `<path d="${d}"/>`).join('')}</g>`,
    `<path d="${frame.outline}" fill="url(#disc)" stroke="${colours.ink}" stroke-width="${num(1.5 * line)}"/>`,
    `<path d="${frame.inlay}" fill="none" stroke="${colours.ink}" stroke-opacity="0.55" stroke-width="${num(0.8 * line)}"/>`,
    '</g>',
    hero(sheet, canvas.cy, canvas.radius * 1.5),
  ].join('');
}

/** The glyph of the game, `size` units wide. */
export function hero({ seed, canvas, colours, line }: Sheet, cy: number, size: number): string {
  const scale = size / 100;
  const place = `translate(${num(canvas.cx - size / 2)} ${num(cy - size / 2)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}">${glyphMarkup(chooseGlyph(seed), colours.metal, colours.seal, line / scale)}</g>`;
}
