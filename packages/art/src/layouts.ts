import { lineCount } from './canvas.ts';
import { hero, rosettes, scenery, seal, strokes } from './layers.ts';
import { stripPaths } from './rosette.ts';
import type { Sheet } from './sheet.ts';
import { num } from './svg.ts';

/** How hero and ornament meet on a cover. */
export const layouts = { sealed, bare, windowed, rising, bordered } as const;

/** A dark seal on the rosette. */
function sealed(sheet: Sheet): string {
  return rosettes(sheet, sheet.canvas.radius) + scenery(sheet) + seal(sheet);
}

/** The rosette rises behind the land, the hero stands above it. */
function rising(sheet: Sheet): string {
  const { canvas, colours, line } = sheet;
  const horizon = canvas.cy + canvas.radius * 1.35;
  const halo = `<circle cx="${num(canvas.cx)}" cy="${num(canvas.cy)}" r="${num(canvas.radius * 1.25)}" fill="url(#halo)"/>`;
  const disc = `<circle cx="${num(canvas.cx)}" cy="${num(horizon)}" r="${num(canvas.radius * 0.6)}" fill="${colours.glow}" fill-opacity="0.55" stroke="${colours.ink}" stroke-width="${num(1.2 * line)}"/>`;
  return (
    rosettes(sheet, canvas.radius * 0.6, horizon, 1.3) +
    halo +
    disc +
    scenery(sheet) +
    hero(sheet, canvas.cy - canvas.radius * 0.16, canvas.radius * 1.6)
  );
}

/** A seal between two woven strips. */
function bordered(sheet: Sheet): string {
  const { canvas, colours, line } = sheet;
  const high = canvas.radius * 0.46;
  const strips = [canvas.cy - canvas.radius * 1.52, canvas.cy + canvas.radius * 1.52].map((y) => {
    const [top, foot] = [y - high * 0.72, y + high * 0.72];
    return [
      `<rect x="-4" y="${num(top)}" width="${num(canvas.width + 8)}" height="${num(foot - top)}" fill="${colours.seal}" fill-opacity="0.82"/>`,
      strokes(stripPaths(canvas.width, y, high, 7, lineCount(canvas, 4, 8)), 0.85 * line, 0.85),
      strokes([`M0 ${num(top)}H${num(canvas.width)}M0 ${num(foot)}H${num(canvas.width)}`], line, 0.9),
    ].join('');
  });
  return rosettes(sheet, canvas.radius) + strips.join('') + seal(sheet);
}

/** The hero without a seal, large on its rosette. */
function bare(sheet: Sheet): string {
  const { canvas } = sheet;
  const halo = `<circle cx="${num(canvas.cx)}" cy="${num(canvas.cy)}" r="${num(canvas.radius * 1.45)}" fill="url(#halo)"/>`;
  return rosettes(sheet, canvas.radius * 0.42) + halo + scenery(sheet) + hero(sheet, canvas.cy, canvas.radius * 1.75);
}

/** An arched window onto the scene, with the hero as its sun. */
function windowed(sheet: Sheet): string {
  const { canvas, colours, line } = sheet;
  const half = canvas.radius * 1.3;
  const top = canvas.cy - canvas.radius * 1.62;
  const foot = canvas.height * (canvas.height > canvas.width * 1.15 ? 0.86 : 0.93);
  const arch = (inset: number): string => {
    const r = half - inset;
    return `M${num(canvas.cx - r)} ${num(foot - inset)}V${num(top + half)}A${num(r)} ${num(r)} 0 0 1 ${num(canvas.cx + r)} ${num(top + half)}V${num(foot - inset)}Z`;
  };
  return [
    rosettes(sheet, canvas.radius * 1.05),
    `<clipPath id="window"><path d="${arch(0)}"/></clipPath>`,
    `<g clip-path="url(#window)"><rect width="100%" height="100%" fill="url(#air)"/>`,
    `<circle cx="${num(canvas.cx)}" cy="${num(canvas.cy)}" r="${num(canvas.radius * 0.98)}" fill="${colours.glow}" fill-opacity="0.28"/>`,
    `<circle cx="${num(canvas.cx)}" cy="${num(canvas.cy)}" r="${num(canvas.radius * 0.98)}" fill="none" stroke="${colours.ink}" stroke-opacity="0.6" stroke-width="${num(line)}"/>`,
    scenery(sheet),
    '</g>',
    `<path d="${arch(0)}" fill="none" stroke="${colours.ink}" stroke-width="${num(1.8 * line)}"/>`,
    `<path d="${arch(-6)}" fill="none" stroke="${colours.ink}" stroke-opacity="0.55" stroke-width="${num(0.8 * line)}"/>`,
    hero(sheet, canvas.cy, canvas.radius * 1.42),
  ].join('');
}
