import { circle, ellipse, polar, roundRect, spokes, star } from '../svg.ts';
import { glyph } from './glyph.ts';

export const sea = {
  wave: glyph(
    'wave waves tide tidal surf swell ocean breaker',
    ['body', 'M4 84C10 46 34 14 66 20 84 24 90 40 82 52 80 38 66 34 58 42 48 52 58 72 96 72V84Z'],
    ['alt', 'M58 42C48 52 58 72 96 72V84H30C24 66 36 46 58 42Z'],
    ['light', 'M66 20C84 24 90 40 82 52 84 34 70 26 54 28 34 30 18 48 4 84 10 46 34 14 66 20Z'],
    ['cut', 'M18 78C24 60 36 46 52 44M34 80C34 70 40 60 50 56', 2],
    ['line', 'M4 92H96', 3],
    ['light', circle(88, 22, 3) + circle(94, 34, 2.4) + circle(78, 12, 2.4)],
  ),
  fish: glyph(
    'fish koi carp salmon angler river-fish catch trout',
    ['body', 'M6 52C18 28 48 24 68 46L94 28C90 44 90 60 94 76L68 58C48 80 18 76 6 52Z'],
    ['alt', 'M6 52C24 60 48 60 68 52V58C48 80 18 76 6 52ZM68 52L92 52C91 60 92 68 94 76L68 58Z'],
    ['light', 'M36 32C44 20 56 22 62 38 54 32 46 31 36 32Z'],
    ['cut', 'M28 38C33 46 33 58 28 66M40 38C45 46 45 58 40 66M52 41C56 48 56 56 52 62', 2],
    ['deep', circle(19, 46, 4)],
    ['light', circle(18, 45, 1.4)],
  ),
  shell: glyph(
    'shell pearl nautilus lagoon oyster mermaid coral siren',
    ['body', 'M50 88C40 88 36 82 36 78 14 70 4 48 14 30 26 8 74 8 86 30 96 48 86 70 64 78 64 82 60 88 50 88Z'],
    ['alt', 'M50 88C60 88 64 82 64 78 86 70 96 48 86 30 80 20 66 14 50 14Z'],
    ['cut', 'M50 80V14M44 79L26 20M56 79L74 20M38 78L10 42M62 78L90 42', 2.2],
    ['light', circle(50, 78, 9)],
    ['cut', circle(50, 78, 9), 1.6],
  ),
  anchor: glyph(
    'anchor mariner sailor port dock admiral',
    ['line', circle(50, 17, 8), 5],
    ['body', 'M46 26H54V88H46Z'],
    ['alt', 'M50 26H54V88H50Z'],
    ['light', roundRect(30, 34, 40, 7, 3.5)],
    ['line', 'M14 60C18 80 34 88 50 88 66 88 82 80 86 60', 6.5],
    ['body', 'M6 66L14 48 24 64ZM94 66L86 48 76 64Z'],
  ),
  ship: glyph(
    'ship galleon voyage corsair pirate fleet sail armada buccaneer schooner',
    ['line', 'M50 8V68', 3.6],
    ['body', 'M48 16C30 22 20 40 18 60H48Z'],
    ['alt', 'M53 12C72 20 82 40 82 60H53Z'],
    ['cut', 'M24 48C32 45 40 45 48 46M53 44C62 43 70 44 78 47M32 32C37 30 42 30 48 31', 1.8],
    ['light', 'M50 8L66 6 60 12 66 16 50 15Z'],
    ['body', 'M10 66H90C86 80 78 86 70 88H30C20 86 14 80 10 66Z'],
    ['light', 'M10 66H90L88 72H12Z'],
    ['line', 'M4 92C14 86 24 98 36 92S60 86 70 92 88 96 96 90', 3],
  ),
  whale: glyph(
    'whale leviathan deep abyss kraken deepwater',
    ['body', 'M50 90C46 66 44 54 34 46 22 40 10 36 4 16 24 16 42 22 50 38 58 22 76 16 96 16 90 36 78 40 66 46 56 54 54 66 50 90Z'],
    ['alt', 'M50 38C58 22 76 16 96 16 90 36 78 40 66 46 56 54 54 66 50 90Z'],
    ['cut', 'M14 22C26 26 36 32 44 44M86 22C74 26 64 32 56 44', 2],
    ['line', 'M12 84C20 78 28 88 36 84M64 84C72 78 80 88 88 84', 3],
  ),
  helm: glyph(
    'helm captain rudder navigator steer bounty-ship',
    ['line', spokes(50, 50, 8, 12, 44), 5.5],
    ['line', circle(50, 50, 27), 7],
    ['cut', circle(50, 50, 27), 1.8],
    ['body', circle(50, 50, 12)],
    ['deep', circle(50, 50, 4.4)],
    ['light', [0, 45, 90, 135, 180, 225, 270, 315].map(knob).join('')],
  ),
  compass: glyph(
    'compass explorer atlas expedition map cartographer meridian quest',
    ['body', circle(50, 50, 42)],
    ['deep', circle(50, 50, 34)],
    ['line', spokes(50, 50, 24, 29, 33), 1.6],
    ['light', 'M68 22L55 57 45 43Z'],
    ['alt', 'M32 78L45 43 55 57Z'],
    ['deep', circle(50, 50, 3.4)],
    ['cut', circle(50, 50, 38), 1.8],
  ),
  octopus: glyph(
    'octopus tentacle ink-deep reef grotto',
    ['line', 'M38 54C26 62 26 78 12 76M44 60C38 74 42 88 28 92M56 60C62 74 58 88 72 92M62 54C74 62 74 78 88 76', 7.5],
    ['body', 'M50 8C72 8 80 26 76 42 74 52 66 54 64 64H36C34 54 26 52 24 42 20 26 28 8 50 8Z'],
    ['alt', 'M50 8C72 8 80 26 76 42 74 52 66 54 64 64H54C64 44 62 22 50 8Z'],
    ['deep', ellipse(40, 44, 4, 5) + ellipse(60, 44, 4, 5)],
    ['light', circle(41, 42, 1.5) + circle(61, 42, 1.5)],
    ['cut', 'M40 20C36 24 34 28 34 32', 2],
  ),
  trident: glyph(
    'trident poseidon neptune atlantis sea-king',
    ['body', 'M47 20H53V94H47Z'],
    ['alt', 'M50 20H53V94H50Z'],
    ['body', 'M50 4L60 24H40Z'],
    ['line', 'M20 26C20 52 34 58 50 58 66 58 80 52 80 26', 6],
    ['body', 'M20 8L29 30H11ZM80 8L89 30H71Z'],
    ['light', star(50, 66, 4, 9, 4)],
  ),
} as const;

function knob(turn: number): string {
  return circle(...polar(50, 50, 44, turn), 4.6);
}
