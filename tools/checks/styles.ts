import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-child.ts';

const SHEETS = ['packages/ui/src/**/*.css', 'apps/site/app/**/*.css', 'apps/betting/client/**/*.css', 'brands/*/**/*.css'];
/** Only these give values to tokens. */
const TOKEN_SHEET = /(^|\/)(tokens|theme)\.css$/;

/** One value of a shorthand, functions with what they hold. */
const SIDE = String.raw`(?:[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s;(){}]+)`;

const RULES = [
  {
    pattern:
      /(^|[\s;{])((margin|padding|border|inset)-(left|right|top|bottom)\b|border-(top|bottom)-(left|right)-radius\b|(left|right|top|bottom)(?=\s*:)|scroll-(margin|padding)-(left|right|top|bottom)\b)/,
    says: 'a physical side: use the logical property (inline, block)',
    inTokens: true,
  },
  {
    pattern: /(text-align|float|clear)\s*:\s*(left|right)\b/,
    says: 'a physical side: use start and end',
    inTokens: true,
  },
  {
    // Four sides, the second unlike the fourth.
    pattern: new RegExp(
      `(^|[\\s;{])(margin|padding|inset)\\s*:\\s*${SIDE}\\s+(?<right>${SIDE})\\s+${SIDE}\\s+(?!\\k<right>\\s*[;}])${SIDE}`,
    ),
    says: 'sides that differ: give padding-inline and padding-block of their own',
    inTokens: true,
  },
  { pattern: /(^|[\s;{])(min-|max-)?(width|height)\s*:/, says: 'a physical size: use inline-size and block-size', inTokens: true },
  { pattern: /#[0-9a-f]{3,8}\b/i, says: 'a colour of its own: use a token', inTokens: false },
  { pattern: /\b(rgba?|hsla?|oklch|oklab)\(\s*[\d.]/, says: 'a colour of its own: use a token', inTokens: false },
  { pattern: /z-index\s*:(?!\s*(calc\(var\(|var\(|auto|inherit|-?\d\b))/, says: 'a z-index of its own: use a token', inTokens: false },
];

/** Where style sheets break the rules that right-to-left locales and brands rest on, as `file:line what`. */
export function checkStyles(): string[] {
  return SHEETS.flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|build|\.react-router)(\/|$)/.test(path) }),
  )
    .toSorted()
    .flatMap((file) => findingsIn(readFileSync(join(ROOT, file), 'utf8'), TOKEN_SHEET.test(file)).map((finding) => `${file}:${finding}`));
}

/** The same for the text of one sheet, as `line what`. */
export function findingsIn(css: string, isTokenSheet: boolean): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments.split('\n').flatMap((line, index) => {
    // Conditions speak of the screen, which has sides.
    if (/^\s*@(media|container|supports|import|font-face)/.test(line)) return [];
    const text = line.replace(/url\([^)]*\)/g, 'url()');
    return RULES.filter((rule) => (rule.inTokens || !isTokenSheet) && rule.pattern.test(text)).map(
      (rule) => `${index + 1} ${rule.says}: ${line.trim()}`,
    );
  });
}
