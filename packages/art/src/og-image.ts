import { brandMark, type MarkColours } from './brand-mark.ts';
import type { PixelSize } from './canvas.ts';
import { ground, rosettes, scenery, seal } from './layers.ts';
import { canLetter, lettering } from './lettering.ts';
import { coverCategories, type CoverCategory, type CoverSeed } from './seed.ts';
import { definitions, sheetFor, type Sheet } from './sheet.ts';
import { num } from './svg.ts';

/** The size that networks ask of a shared link's picture. */
const ogImageSize: PixelSize = { width: 1200, height: 630 };

/** What a link may be about besides a game. */
export const ogKinds = ['games', 'providers', 'collections', 'pages'] as const;
export type OgKind = (typeof ogKinds)[number];

/** The seed of something that is no game: its own words choose its picture. */
export function subjectSeed(kind: Exclude<OgKind, 'games'>, identity: string): CoverSeed {
  const category = coverCategories.find((name): name is CoverCategory => identity.includes(name)) ?? 'live';
  return { identity: `${kind}-${identity}`, provider: kind === 'providers' ? identity : kind, category, tags: identity.split('-') };
}

/** The picture of a shared link: the hero at the left, the name at the right in our own capitals, the mark in the corner. */
export function ogImageSvg(seed: CoverSeed, name: string, mark: Omit<MarkColours, 'ground'>): string {
  const { width, height } = ogImageSize;
  const whole = sheetFor(seed, ogImageSize);
  const canvas = { ...whole.canvas, cx: whole.canvas.height * 0.56, cy: whole.canvas.height * 0.48, radius: whole.canvas.height * 0.27 };
  const sheet: Sheet = { ...whole, canvas };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${num(canvas.width)} ${num(canvas.height)}">`,
    definitions(sheet),
    ground(sheet),
    rosettes(sheet, canvas.radius),
    scenery(sheet),
    '<rect width="100%" height="100%" fill="url(#scrim)"/>',
    seal(sheet),
    canLetter(name) ? nameMarkup(sheet, name) : '',
    `<g transform="translate(${num(canvas.width - 62)} ${num(canvas.height - 62)}) scale(0.4)">${brandMark(3.2, mark)}</g>`,
    '</svg>',
  ].join('');
}

function nameMarkup({ canvas, colours }: Sheet, name: string): string {
  const lines = wrapped(name);
  const left = canvas.cx + canvas.radius * 1.72;
  const room = canvas.width - left - 40;
  const drawn = lines.map((line) => lettering(line));
  const scale = Math.min(0.42, ...drawn.map(({ width }) => room / Math.max(width, 1)));
  const step = 100 * scale * 1.55;
  const top = canvas.cy - (step * (lines.length - 1) + 100 * scale) / 2;
  return drawn
    .map(
      ({ markup }, i) =>
        `<g transform="translate(${num(left)} ${num(top + step * i)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colours.ink}" stroke-width="9" stroke-linejoin="round">${markup}</g>`,
    )
    .join('');
}

/** Lines of at most a dozen letters, a word at least. */
function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 12) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
