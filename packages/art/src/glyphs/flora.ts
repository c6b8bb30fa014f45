import { circle, ellipse, num, polar, polyline, spokes, star } from '../svg.ts';
import { glyph } from './glyph.ts';

const turns = (count: number): number[] => Array.from({ length: count }, (_, i) => (360 / count) * i);

function petals(count: number, distance: number, rx: number, ry: number, shift = 0): string {
  return turns(count)
    .map((turn) => ellipse(...polar(50, 50, distance, turn + shift - 90), rx, ry, turn + shift - 90))
    .join('');
}

export const flora = {
  leaf: glyph(
    'leaf leaves forest grove wood autumn woodland druid',
    ['body', 'M50 6C84 24 84 62 52 84L50 96 48 84C16 62 16 24 50 6Z'],
    ['alt', 'M50 6C84 24 84 62 52 84L50 96Z'],
    ['cut', 'M50 22V90M50 36L64 26M50 50L72 38M50 64L72 54M50 36L36 26M50 50L28 38M50 64L28 54', 2.2],
  ),
  clover: glyph(
    'clover shamrock irish emerald-isle luck leprechaun fortune',
    ['line', 'M50 54C52 72 58 84 66 92', 4.4],
    ['body', 'M50 48C36 42 28 28 34 18 40 8 50 14 50 22 50 14 60 8 66 18 72 28 64 42 50 48Z'],
    ['body', 'M50 52C64 58 72 72 66 80 60 88 50 84 50 76 50 84 40 88 34 80 28 72 36 58 50 52Z'],
    ['alt', 'M48 50C42 64 28 72 18 66 8 60 14 50 22 50 14 50 8 40 18 34 28 28 42 36 48 50Z'],
    ['alt', 'M52 50C58 36 72 28 82 34 92 40 86 50 78 50 86 50 92 60 82 66 72 72 58 64 52 50Z'],
    ['cut', 'M50 46V28M50 54V72M46 50H28M54 50H72', 2],
    ['light', circle(50, 50, 4)],
  ),
  lotus: glyph(
    'lotus lily pond monsoon temple-flower water-lily zen',
    ['alt', 'M50 40C62 30 80 30 96 40 92 62 74 76 50 78ZM50 40C38 30 20 30 4 40 8 62 26 76 50 78Z'],
    ['body', 'M50 78C34 70 24 52 26 24 40 30 48 42 50 54 52 42 60 30 74 24 76 52 66 70 50 78Z'],
    ['light', 'M50 10C62 26 64 52 50 78 36 52 38 26 50 10Z'],
    ['cut', 'M50 30V70M32 38C34 52 40 64 48 74M68 38C66 52 60 64 52 74', 2],
    ['line', 'M16 88C30 82 70 82 84 88', 3],
  ),
  rose: glyph(
    'rose roses garden bloom thorn briar valentine petal',
    ['alt', star(50, 50, 5, 45, 34)],
    ['body', star(50, 50, 5, 38, 30, 36)],
    ['alt', star(50, 50, 5, 29, 22)],
    ['light', star(50, 50, 5, 21, 16, 36)],
    ['cut', 'M50 50C56 44 48 38 42 44 34 52 44 64 56 60 72 56 70 34 54 30 34 26 22 44 28 60 34 78 60 82 74 66', 2.4],
  ),
  daisy: glyph(
    'daisy flower blossom marigold bouquet sunflower petals flora aster',
    ['alt', petals(8, 28, 17, 8.5, 22.5)],
    ['body', petals(8, 28, 17, 8.5)],
    ['cut', spokes(50, 50, 8, 18, 34), 1.8],
    ['light', circle(50, 50, 14)],
    ['cut', circle(50, 50, 8), 1.8],
  ),
  pine: glyph(
    'pine fir evergreen taiga timber cedar northwood spruce',
    ['alt', 'M45 74H55V94H45Z'],
    ['body', 'M50 4L68 30H60L76 54H66L84 80H16L34 54H24L40 30H32Z'],
    ['alt', 'M50 4L68 30H60L76 54H66L84 80H50Z'],
    ['cut', 'M40 30C46 34 54 34 60 30M34 54C44 60 56 60 66 54M28 68L36 72M64 72L72 68', 2],
    ['light', 'M50 4L56 13 50 22 44 13Z'],
  ),
  mushroom: glyph(
    'mushroom toadstool fairy sprite pixie enchanted mycelium',
    ['light', 'M38 50H62C60 66 66 78 70 90H30C34 78 40 66 38 50Z'],
    ['alt', 'M54 50H62C60 66 66 78 70 90H56C58 76 56 62 54 50Z'],
    ['body', 'M6 54C8 26 28 8 50 8 72 8 92 26 94 54 66 62 34 62 6 54Z'],
    ['alt', 'M66 12C84 20 93 36 94 54 84 57 74 59 64 60 76 46 76 26 66 12Z'],
    [
      'light',
      ellipse(34, 32, 8, 6.4) + ellipse(60, 26, 7, 5.4) + ellipse(52, 45, 5.4, 4.2) + ellipse(76, 44, 5, 4.6) + ellipse(20, 47, 4, 3.6),
    ],
  ),
  cherries: glyph(
    'cherry cherries fruit fruits orchard berry berries sweet harvest-fruit',
    ['line', 'M32 62C34 40 48 22 66 12M68 70C70 48 70 28 66 12', 3.6],
    ['light', 'M66 12C78 4 92 8 96 22 82 28 70 24 66 12Z'],
    ['body', circle(30, 74, 19) + circle(69, 78, 17)],
    ['alt', 'M30 55A19 19 0 0 1 30 93C42 84 42 64 30 55ZM69 61A17 17 0 0 1 69 95C80 86 80 70 69 61Z'],
    ['light', ellipse(22, 68, 4, 6, 30) + ellipse(62, 72, 3.6, 5.4, 30)],
  ),
  grapes: glyph(
    'grape grapes vine vineyard bacchus cellar',
    ['line', 'M50 24C50 14 56 8 64 6', 3.6],
    ['light', 'M50 20C38 6 20 8 14 20 26 30 42 30 50 20Z'],
    [
      'body',
      circle(32, 36, 11) +
        circle(54, 34, 11) +
        circle(74, 38, 10) +
        circle(42, 54, 11) +
        circle(64, 54, 11) +
        circle(53, 72, 11) +
        circle(56, 88, 8),
    ],
    ['alt', circle(74, 38, 10) + circle(64, 54, 11) + circle(56, 88, 8)],
    [
      'cut',
      circle(32, 36, 11) + circle(54, 34, 11) + circle(74, 38, 10) + circle(42, 54, 11) + circle(64, 54, 11) + circle(53, 72, 11),
      1.8,
    ],
    [
      'light',
      [
        [28, 32],
        [50, 30],
        [70, 34],
        [38, 50],
        [60, 50],
        [49, 68],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.8))
        .join(''),
    ],
  ),
  citrus: glyph(
    'citrus orange lemon lime zest slice juice tropic',
    ['body', circle(50, 50, 43)],
    ['light', circle(50, 50, 36)],
    [
      'body',
      turns(8)
        .map((turn) => wedge(turn + 22.5))
        .join(''),
    ],
    [
      'alt',
      turns(4)
        .map((turn) => wedge(turn + 22.5))
        .join(''),
    ],
    ['light', circle(50, 50, 4)],
  ),
  cactus: glyph(
    'cactus saguaro outlaw arroyo mojave sonora agave',
    ['body', 'M40 90V24C40 6 60 6 60 24V90Z'],
    ['alt', 'M52 10C58 12 60 18 60 24V90H52Z'],
    ['line', 'M40 66H30C22 66 20 60 20 54V42', 11],
    ['line', 'M60 56H70C78 56 80 50 80 44V34', 11],
    ['cut', 'M46 22V86M54 22V86M30 64C24 64 22 58 22 54V42M70 54C76 54 78 50 78 44V34', 1.8],
    ['light', star(50, 10, 5, 8, 4) + circle(80, 27, 4)],
    ['line', 'M14 92H86', 3],
  ),
  acorn: glyph(
    'acorn oak squirrel thicket hazel',
    ['line', 'M50 22C50 12 54 8 60 6', 4.4],
    ['body', 'M22 44H78C78 68 62 80 50 96 38 80 22 68 22 44Z'],
    ['alt', 'M56 44H78C78 68 62 80 50 96 58 78 60 62 56 44Z'],
    ['light', 'M14 46C14 28 32 20 50 20 68 20 86 28 86 46Z'],
    ['cut', 'M14 46H86M26 34L38 46M40 26L60 46M60 24L76 44M74 32L64 46M60 22L42 46M42 22L24 44', 1.8],
  ),
  wheat: glyph(
    'wheat harvest barley field mill farm granary sheaf',
    ['line', 'M50 96V16', 3.4],
    ['body', [24, 38, 52, 66].map((y) => `M50 ${y + 14}C36 ${y + 12} 26 ${y + 2} 26 ${y - 10}C40 ${y - 8} 50 ${y} 50 ${y + 14}Z`).join('')],
    ['alt', [24, 38, 52, 66].map((y) => `M50 ${y + 14}C64 ${y + 12} 74 ${y + 2} 74 ${y - 10}C60 ${y - 8} 50 ${y} 50 ${y + 14}Z`).join('')],
    ['light', 'M50 4C58 12 58 22 50 30 42 22 42 12 50 4Z'],
    ['line', 'M36 92C42 86 46 84 50 84 54 84 58 86 64 92', 3],
  ),
} as const;

function wedge(turn: number): string {
  return `${polyline([polar(50, 50, 7, turn), polar(50, 50, 32, turn - 18)])}A32 32 0 0 1 ${polar(50, 50, 32, turn + 18)
    .map(num)
    .join(' ')}Z`;
}
