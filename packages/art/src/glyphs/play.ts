import { circle, num, polar, roundRect, spokes, star } from '../svg.ts';
import { glyph } from './glyph.ts';

const spade = (x: number, y: number, s: number): string =>
  `M${x} ${y - 20 * s}C${x + 6 * s} ${y - 8 * s} ${x + 20 * s} ${y - 2 * s} ${x + 18 * s} ${y + 8 * s}C${x + 16 * s} ${y + 16 * s} ${x + 6 * s} ${y + 15 * s} ${x + 3 * s} ${y + 9 * s}L${x + 7 * s} ${y + 21 * s}H${x - 7 * s}L${x - 3 * s} ${y + 9 * s}C${x - 6 * s} ${y + 15 * s} ${x - 16 * s} ${y + 16 * s} ${x - 18 * s} ${y + 8 * s}C${x - 20 * s} ${y - 2 * s} ${x - 6 * s} ${y - 8 * s} ${x} ${y - 20 * s}Z`;
const heart = (x: number, y: number, s: number): string =>
  `M${x} ${y + 20 * s}C${x - 12 * s} ${y + 8 * s} ${x - 20 * s} ${y} ${x - 19 * s} ${y - 8 * s}C${x - 17 * s} ${y - 19 * s} ${x - 4 * s} ${y - 19 * s} ${x} ${y - 9 * s}C${x + 4 * s} ${y - 19 * s} ${x + 17 * s} ${y - 19 * s} ${x + 19 * s} ${y - 8 * s}C${x + 20 * s} ${y} ${x + 12 * s} ${y + 8 * s} ${x} ${y + 20 * s}Z`;
const lozenge = (x: number, y: number, s: number): string =>
  `M${x} ${y - 20 * s}L${x + 15 * s} ${y} ${x} ${y + 20 * s} ${x - 15 * s} ${y}Z`;
const club = (x: number, y: number, s: number): string =>
  `${circle(x, y - 10 * s, 9 * s)}${circle(x - 10 * s, y + 4 * s, 9 * s)}${circle(x + 10 * s, y + 4 * s, 9 * s)}M${x - 3 * s} ${y}H${x + 3 * s}L${x + 7 * s} ${y + 21 * s}H${x - 7 * s}Z`;

export const play = {
  wheel: glyph(
    'wheel roulette spin spinning pocket croupier double-ball',
    ['body', circle(50, 50, 44)],
    ['deep', circle(50, 50, 38)],
    ['alt', sectors(12, 0)],
    ['light', sectors(12, 1)],
    ['body', circle(50, 50, 22)],
    ['deep', circle(50, 50, 18)],
    ['line', spokes(50, 50, 4, 0, 17, 45), 3.6],
    ['light', circle(50, 50, 6) + circle(73, 26, 4.4)],
  ),
  cards: glyph(
    'cards card blackjack deck patience',
    ['alt', `M30.4 14.2L58 9.6A6 6 0 0 1 65 14.4L75 70A6 6 0 0 1 70 77L44 82A6 6 0 0 1 37 77L26 22A6 6 0 0 1 30.4 14.2Z`],
    ['body', roundRect(34, 20, 46, 66, 6)],
    ['light', roundRect(37.5, 23.5, 39, 59, 4)],
    ['deep', spade(57, 53, 0.86)],
    ['deep', spade(44, 32, 0.24) + spade(70, 75, 0.24)],
  ),
  hand: glyph(
    'hand poker hold baccarat trick stud',
    ['alt', 'M8 38L34 22 60 66 34 82Z'],
    ['body', 'M33 16H67V76H33Z'],
    ['light', 'M92 38L66 22 40 66 66 82Z'],
    ['cut', 'M8 38L34 22 60 66 34 82ZM92 38L66 22 40 66 66 82Z', 2],
    ['deep', lozenge(66, 50, 0.72)],
    ['deep', spade(22, 40, 0.26) + heart(50, 26, 0.28)],
    ['light', circle(50, 88, 4)],
  ),
  pair: glyph(
    'pair pairs vingt natural twin double-deck duel-cards squeeze',
    ['alt', roundRect(8, 14, 44, 62, 6)],
    ['light', roundRect(11.5, 17.5, 37, 55, 4)],
    ['deep', heart(30, 45, 0.76)],
    ['body', roundRect(46, 26, 46, 64, 6)],
    ['light', roundRect(49.5, 29.5, 39, 57, 4)],
    ['deep', lozenge(69, 58, 0.92)],
  ),
  chandelier: glyph(
    'chandelier salon ballroom parlour evening soiree velvet lamplight',
    ['line', 'M50 4V30', 3.4],
    ['body', 'M44 28H56L60 44H40Z'],
    ['line', 'M50 44C30 64 14 60 14 44M50 44C70 64 86 60 86 44M50 44C42 62 32 60 32 48M50 44C58 62 68 60 68 48', 4],
    ['light', 'M10 32H18V44H10ZM28 34H36V46H28ZM64 34H72V46H64ZM82 32H90V44H82Z'],
    [
      'body',
      'M14 16C19 22 19 28 14 30 9 28 9 22 14 16ZM32 18C37 24 37 30 32 32 27 30 27 24 32 18ZM68 18C73 24 73 30 68 32 63 30 63 24 68 18ZM86 16C91 22 91 28 86 30 81 28 81 22 86 16Z',
    ],
    ['light', 'M50 62L60 76 50 94 40 76ZM24 62L29 70 24 80 19 70ZM76 62L81 70 76 80 71 70Z'],
  ),
  fleur: glyph(
    'fleur french parquet paris versailles lily-of-france',
    ['body', 'M50 4C62 18 66 32 58 50 56 56 54 60 54 64H46C46 60 44 56 42 50 34 32 38 18 50 4Z'],
    ['alt', 'M50 4C62 18 66 32 58 50 56 56 54 60 54 64H50Z'],
    [
      'body',
      'M42 64C22 66 8 54 10 38 12 26 28 24 32 36 34 44 28 46 26 44 28 54 38 54 44 56ZM58 64C78 66 92 54 90 38 88 26 72 24 68 36 66 44 72 46 74 44 72 54 62 54 56 56Z',
    ],
    ['light', roundRect(26, 62, 48, 9, 3)],
    ['body', 'M46 72H54L60 84 50 96 40 84ZM42 72L26 86 22 78 34 72ZM58 72L74 86 78 78 66 72Z'],
  ),
  ace: glyph(
    'ace trump suit spade spades whist bridge-card',
    ['body', spade(50, 48, 2.1)],
    ['alt', 'M50 6C62 31 92 44 88 65 84 82 62 80 56 67L65 92H50Z'],
    ['light', star(50, 52, 4, 13, 5)],
    ['cut', 'M50 18C42 34 24 44 20 58', 2.2],
  ),
  heart: glyph(
    'heart hearts love romance cupid darling amour',
    ['body', heart(50, 48, 2.2)],
    ['alt', 'M50 92C76 66 94 48 92 30 88 6 58 6 50 28 70 40 70 68 50 92Z'],
    ['light', 'M20 34C18 24 26 16 34 18 28 22 24 28 24 36Z'],
    ['cut', 'M26 54C34 64 42 72 50 80', 2.2],
  ),
  suits: glyph(
    'suits quartet four-suits rummy table felt casino-war red-dog',
    ['body', spade(28, 28, 0.95)],
    ['light', heart(73, 29, 0.95)],
    ['light', lozenge(28, 73, 0.98)],
    ['body', club(73, 72, 0.95)],
    ['line', 'M50 10V90M10 50H90', 1.6],
  ),
  club: glyph(
    'clubs club trefoil',
    ['body', club(50, 46, 2.1)],
    ['alt', 'M50 40C54 34 60 34.6 66 35.6A18.9 18.9 0 1 1 57.4 67L64.7 90H50Z'],
    ['cut', circle(50, 25, 13) + circle(29, 54, 13) + circle(71, 54, 13), 1.8],
    ['light', circle(50, 46, 6)],
  ),
  dice: glyph(
    'dice die craps sic hazard roll double-six bones',
    ['light', 'M50 6L88 26 50 46 12 26Z'],
    ['body', 'M12 28L49 48V94L12 74Z'],
    ['alt', 'M88 28L51 48V94L88 74Z'],
    ['deep', 'M50 22a8 4.2 0 1 0 .1 0Z'],
    [
      'deep',
      pips(
        [
          [22, 44],
          [39, 76],
          [30.5, 60],
        ],
        4.2,
        5.6,
      ) +
        pips(
          [
            [61, 58],
            [78, 48],
            [61, 80],
            [78, 70],
          ],
          4.2,
          5.6,
        ),
    ],
  ),
  ticket: glyph(
    'ticket scratch card-scratch raffle pass admission lucky-ticket',
    ['body', 'M8 26H92V42A9 9 0 0 0 92 60V76H8V60A9 9 0 0 0 8 42Z'],
    ['alt', 'M66 26H92V42A9 9 0 0 0 92 60V76H66Z'],
    ['cut', 'M66 28V32M66 38V42M66 48V52M66 58V62M66 68V72', 2.6],
    ['cut', 'M14 32H60V70H14Z', 1.8],
    ['light', star(37, 51, 5, 17, 7)],
    ['deep', 'M74 38H84V42H74ZM74 48H84V52H74ZM74 58H84V62H74Z'],
  ),
  balls: glyph(
    'balls ball keno bingo lotto draw number numbers',
    ['alt', circle(32, 64, 24)],
    ['body', circle(66, 66, 24)],
    ['light', circle(49, 32, 24)],
    ['deep', circle(49, 32, 12) + circle(66, 66, 12) + circle(32, 64, 12)],
    ['light', star(49, 32, 5, 8, 3.4) + star(66, 66, 4, 8, 3.4) + star(32, 64, 6, 8, 4)],
    ['cut', circle(49, 32, 24), 2],
  ),
  grid: glyph(
    'grid mines field-grid tiles sweeper square matrix minefield',
    ['body', cells([0, 2, 3, 5, 7])],
    ['alt', cells([1, 6, 8])],
    ['light', cells([4])],
    ['deep', star(50, 50, 4, 11, 4)],
    ['light', star(20, 20, 4, 7, 3) + star(80, 50, 4, 7, 3)],
    ['deep', circle(20, 80, 6) + circle(80, 80, 6)],
  ),
  pegs: glyph(
    'pegs plinko pinball pachinko drop bounce cascade gravity',
    ['light', circle(50, 12, 9)],
    [
      'body',
      rows(
        [
          [32, 34],
          [50, 34],
          [68, 34],
          [23, 52],
          [41, 52],
          [59, 52],
          [77, 52],
          [14, 70],
          [32, 70],
          [50, 70],
          [68, 70],
          [86, 70],
        ],
        5,
      ),
    ],
    ['line', 'M50 20L42 32 52 46 46 60 58 74', 2],
    ['alt', 'M6 82H22V94H6ZM26 82H42V94H26ZM66 82H82V94H66ZM84 82H96V94H84Z'],
    ['light', 'M46 82H62V94H46Z'],
  ),
  curtain: glyph(
    'curtain stage show studio live gala theatre-live spotlight premiere',
    ['light', 'M6 8H94V18H6Z'],
    ['body', 'M8 18H48C46 44 34 60 22 66L20 90H8Z'],
    ['alt', 'M92 18H52C54 44 66 60 78 66L80 90H92Z'],
    [
      'cut',
      'M18 18C18 36 16 52 14 66M30 18C28 36 24 50 20 60M40 18C38 34 34 46 28 56M82 18C82 36 84 52 86 66M70 18C72 36 76 50 80 60M60 18C62 34 66 46 72 56',
      2,
    ],
    ['light', 'M16 64H28V69H16ZM72 64H84V69H72Z'],
    ['light', star(50, 70, 5, 17, 7)],
  ),
  domino: glyph(
    'domino dominoes pai gow mahjong tile-game',
    ['alt', roundRect(14, 26, 38, 66, 6)],
    ['body', roundRect(42, 8, 42, 76, 6)],
    ['light', roundRect(45.5, 11.5, 35, 69, 4)],
    ['cut', 'M47 46H79', 2.4],
    [
      'deep',
      rows(
        [
          [54, 20],
          [72, 20],
          [63, 29],
          [54, 38],
          [72, 38],
          [54, 56],
          [72, 56],
          [54, 72],
          [72, 72],
        ],
        3.6,
      ),
    ],
  ),
  crystalball: glyph(
    'fortune-teller crystal-ball seance tarot medium destiny fate',
    ['body', circle(50, 42, 35)],
    ['alt', 'M50 7A35 35 0 0 1 50 77C72 62 72 22 50 7Z'],
    ['light', star(50, 42, 4, 20, 6)],
    ['cut', 'M24 36C26 24 34 16 44 14', 2.6],
    ['light', star(34, 56, 4, 7, 2.6) + star(68, 28, 4, 7, 2.6)],
    ['light', 'M26 72C40 82 60 82 74 72L84 94H16Z'],
    ['cut', 'M24 84H76', 2],
  ),
} as const;

function sectors(count: number, parity: 0 | 1): string {
  const step = 360 / count;
  const at = (r: number, degrees: number): string => polar(50, 50, r, degrees).map(num).join(' ');
  return Array.from({ length: count / 2 }, (_, i) => {
    const from = (i * 2 + parity) * step - 90;
    return `M${at(23, from)}L${at(37, from)}A37 37 0 0 1 ${at(37, from + step)}L${at(23, from + step)}Z`;
  }).join('');
}

function rows(centres: ReadonlyArray<readonly [number, number]>, r: number): string {
  return centres.map(([x, y]) => circle(x, y, r)).join('');
}

function pips(centres: ReadonlyArray<readonly [number, number]>, rx: number, ry: number): string {
  return centres.map(([x, y]) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`).join('');
}

function cells(indexes: readonly number[]): string {
  return indexes.map((i) => roundRect(6 + (i % 3) * 30.5, 6 + Math.floor(i / 3) * 30.5, 27, 27, 5)).join('');
}
