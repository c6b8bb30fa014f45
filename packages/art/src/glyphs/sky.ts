import { circle, ellipse, polar, polyline, spokes, star } from '../svg.ts';
import { glyph } from './glyph.ts';

export const sky = {
  sun: glyph(
    'sun solar dawn sunrise noon summer daybreak helios gold',
    ['alt', star(50, 50, 16, 45, 27, 11.25)],
    ['body', star(50, 50, 16, 40, 25)],
    ['light', circle(50, 50, 21)],
    ['body', circle(50, 50, 17)],
    ['cut', circle(50, 50, 21), 1.8],
    ['cut', 'M41 46C43 44 46 44 47 46M53 46C54 44 57 44 59 46M50 47V53M43 57C47 61 53 61 57 57', 2],
  ),
  moon: glyph(
    'moon lunar night crescent midnight luna nocturne eclipse',
    ['body', 'M62 12A39 39 0 1 0 88 66A32 32 0 1 1 62 12Z'],
    ['alt', 'M88 66A39 39 0 0 1 34 84C52 84 64 80 72 73A32 32 0 0 0 88 66Z'],
    ['cut', 'M30 28C22 40 22 58 32 70M24 50C26 62 34 74 48 80', 1.8],
    ['light', star(72, 38, 4, 11, 3.4) + circle(88, 24, 2.6) + circle(90, 48, 2)],
  ),
  star: glyph(
    'star stars astral polar lucky starlight',
    ['body', star(50, 52, 5, 44, 18)],
    ['alt', 'M50 52V8L60.6 37.4ZM50 52L91.8 38.4 67.1 57.6ZM50 52L75.9 87.6 50 70ZM50 52L24.1 87.6 32.9 57.6ZM50 52L8.2 38.4 39.4 37.4Z'],
    ['cut', spokes(50, 52, 5, 0, 44), 1.6],
    ['light', circle(50, 52, 6)],
  ),
  polestar: glyph(
    'polestar compass-star north nova spark sparkle glint beacon',
    ['alt', star(50, 50, 4, 32, 11, 45)],
    ['body', star(50, 50, 4, 45, 11)],
    ['light', 'M50 5L57.8 42.2 50 50ZM95 50L57.8 57.8 50 50ZM50 95L42.2 57.8 50 50ZM5 50L42.2 42.2 50 50Z'],
    ['cut', circle(50, 50, 18), 1.6],
    ['deep', circle(50, 50, 5)],
  ),
  comet: glyph(
    'comet meteor shooting asteroid streak fall perseid',
    ['alt', 'M90 8C70 18 48 34 30 58L44 72C66 54 82 32 90 8Z'],
    ['line', 'M94 28C82 44 70 58 54 74M68 6C50 18 36 32 24 50', 2.6],
    ['cut', 'M84 16C68 28 54 42 42 58', 1.8],
    ['body', star(34, 67, 8, 26, 15, 10)],
    ['light', circle(34, 67, 9)],
  ),
  planet: glyph(
    'planet saturn orbit cosmos galaxy world worlds astral-ring satellite',
    ['line', 'M22 66C2 74 2 82 14 81 32 79 62 64 82 48 100 34 96 24 82 30', 4.5],
    ['body', circle(50, 50, 28)],
    ['alt', 'M50 22A28 28 0 0 1 50 78C66 66 66 34 50 22Z'],
    ['cut', 'M25 40C40 46 60 40 74 34M24 58C40 62 62 54 77 46', 2.2],
    ['line', 'M14 81C32 79 62 64 82 48', 4.5],
    ['light', circle(16, 26, 2.6) + circle(84, 80, 3.2) + circle(70, 12, 2)],
  ),
  rocket: glyph(
    'rocket launch liftoff booster space ascent',
    ['body', 'M50 6C66 20 68 44 64 70H36C32 44 34 20 50 6Z'],
    ['alt', 'M50 6C66 20 68 44 64 70H52C58 44 58 22 50 6Z'],
    ['alt', 'M35 50C24 56 20 68 20 82L36 72ZM65 50C76 56 80 68 80 82L64 72Z'],
    ['light', circle(50, 38, 9)],
    ['deep', circle(50, 38, 5.4)],
    ['light', 'M42 74H58L50 96Z'],
    ['cut', 'M36 62H64M40 24H60', 2],
  ),
  climb: glyph(
    'climb rise rising curve soar crash vector apex peak-line altitude',
    ['alt', 'M12 88C44 84 66 64 78 34L86 40 88 88Z'],
    ['cut', 'M30 88V83M44 88V76M58 88V64M72 88V44', 2],
    ['line', 'M12 86C44 82 66 62 80 30', 6],
    ['body', 'M90 8L92 42 80 33 63 32Z'],
    ['light', circle(12, 86, 6)],
  ),
  kite: glyph(
    'kite breeze wind gale windward updraft',
    ['body', 'M58 6L86 34 46 66 32 30Z'],
    ['alt', 'M58 6L86 34 46 66Z'],
    ['cut', 'M58 6L46 66M32 30L86 34', 2],
    ['line', 'M46 66C36 74 52 80 40 86 32 90 26 84 16 94', 2.6],
    ['light', 'M44 72L54 70 50 80ZM36 82L30 92 40 92Z'],
  ),
  balloon: glyph(
    'balloon aeronaut drift skyward montgolfier float',
    ['body', 'M50 6C74 6 84 22 82 38 80 52 66 60 60 72H40C34 60 20 52 18 38 16 22 26 6 50 6Z'],
    ['alt', 'M50 6C62 14 66 44 56 72H60C66 60 80 52 82 38 84 22 74 6 50 6Z'],
    ['light', 'M50 6C34 16 34 46 44 72H50Z'],
    ['cut', 'M50 6C34 16 34 46 44 72M50 6C66 16 66 46 56 72M18 36C36 42 64 42 82 36', 2],
    ['line', 'M42 72L44 82M58 72L56 82', 1.8],
    ['light', 'M41 82H59L57 94H43Z'],
  ),
  plane: glyph(
    'plane aviator pilot flight airmail wing glider',
    ['body', 'M6 52L94 10 66 86 46 64Z'],
    ['alt', 'M94 10L46 64 66 86Z'],
    ['light', 'M46 64L94 10 30 57Z'],
    ['alt', 'M42 66L40 88 52 72Z'],
    ['cut', 'M94 10L46 64', 2],
    ['line', 'M8 76C16 72 20 76 28 72M14 90C22 86 26 90 34 86', 2.2],
  ),
  bolt: glyph(
    'bolt lightning thunder storm tempest spark volt surge',
    ['body', 'M58 4L18 56H44L34 96 82 38H54L70 4Z'],
    ['alt', 'M70 4L54 38H82L34 96 64 46H46L62 4Z'],
    ['light', 'M58 4L18 56H26L62 8Z'],
    ['cut', 'M46 46H64', 1.8],
  ),
  snowflake: glyph(
    'snow snowflake frost ice winter glacier frozen rime crystal aurora',
    ['line', spokes(50, 50, 6, 0, 42), 5],
    ['line', [0, 60, 120, 180, 240, 300].map((turn) => branch(turn)).join(''), 3.6],
    ['body', star(50, 50, 6, 15)],
    ['deep', star(50, 50, 6, 6)],
    ['light', [0, 60, 120, 180, 240, 300].map((turn) => tip(turn)).join('')],
  ),
  orrery: glyph(
    'orrery astrolabe astronomer celestial heavens zodiac armillary',
    ['line', circle(50, 46, 38), 4],
    ['line', ellipse(50, 46, 38, 12, -24), 4],
    ['line', ellipse(50, 46, 13, 38, 12), 2.6],
    ['line', 'M18 8L82 84', 2.6],
    ['body', circle(50, 46, 11)],
    ['light', circle(46, 42, 4)],
    ['light', `${circle(18, 8, 4)}M34 88H66L72 96H28Z`],
  ),
} as const;

function branch(turn: number): string {
  const fork = polar(50, 50, 24, turn - 90);
  return polyline([polar(50, 50, 35, turn - 68), fork, polar(50, 50, 35, turn - 112)]);
}

function tip(turn: number): string {
  return circle(...polar(50, 50, 42, turn - 90), 3.6);
}
