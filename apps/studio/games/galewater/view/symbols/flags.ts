import { alpha, hatch, linear, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { drawRim, type EmbossInks } from '../../../../view/reels/emboss.ts';
import { ink } from '../palette.ts';

export type Flag = 'cross' | 'stripes' | 'disc' | 'quarters';

type Inks = EmbossInks & { second: string };

const inks: Record<Flag, Inks> = {
  cross: { pale: ink.coralPale, plain: ink.coral, deep: ink.coralDeep, dark: ink.coralDark, second: '#f7ead9' },
  stripes: { pale: ink.seaPale, plain: ink.sea, deep: ink.seaDeep, dark: ink.seaDark, second: '#eef6fb' },
  disc: { pale: ink.lampPale, plain: ink.lamp, deep: ink.lampDeep, dark: ink.lampDark, second: '#2f5fa0' },
  quarters: { pale: ink.kelpPale, plain: ink.kelp, deep: ink.kelpDeep, dark: ink.kelpDark, second: '#f0f4e4' },
};

/** A signal flag in the wind, engraved, over a faint rosette. */
export function drawFlag(surface: Surface, flag: Flag): void {
  const { pale, plain, deep, dark, second } = inks[flag];
  rosette(surface, 50, 50, 44, { lobes: 7, depth: 0.1, rings: 8, inner: 0.6, twist: 0.5, colour: alpha(plain, 0.2), width: 0.5 });
  const cloth = trace((path) => {
    path.moveTo(12, 22);
    path.bezierCurveTo(35, 8, 60, 35, 90, 19);
    path.lineTo(88, 74);
    path.bezierCurveTo(60, 90, 38, 64, 12, 79);
    path.closePath();
  });
  drawRim(surface, cloth, inks[flag]);
  surface.save();
  surface.clip(cloth);
  surface.fillStyle = linear(surface, 20, 14, 76, 86, [
    [0, pale],
    [0.3, plain],
    [0.75, deep],
    [1, plain],
  ]);
  surface.fillRect(0, 0, 100, 100);
  surface.fillStyle = linear(surface, 20, 14, 76, 86, [
    [0, second],
    [1, flag === 'disc' ? '#1a3763' : '#c9cdc4'],
  ]);
  surface.fill(devices[flag]());
  surface.restore();
  hatch(surface, cloth, { angle: 82, gap: 2.9, width: 0.6, colour: alpha(dark, 0.38), bend: 7 });
  drawFolds(surface, cloth);
}

/** Light and shade across the cloth, where the wind bends it. */
function drawFolds(surface: Surface, cloth: Path2D): void {
  surface.fillStyle = linear(surface, 17, 0, 85, 0, [
    [0, 'rgb(255 255 255 / 0.28)'],
    [0.3, 'rgb(255 255 255 / 0)'],
    [0.52, 'rgb(0 0 0 / 0.26)'],
    [0.74, 'rgb(255 255 255 / 0.24)'],
    [1, 'rgb(0 0 0 / 0.3)'],
  ]);
  surface.fill(cloth);
}

/** What is sewn on each flag. The cloth hangs a little lower on its left half. */
const devices: Record<Flag, () => Path2D> = {
  cross: () =>
    trace((path) => {
      path.rect(43, 0, 13, 100);
      path.moveTo(0, 47);
      path.bezierCurveTo(38, 33, 60, 57, 100, 38);
      path.lineTo(100, 51);
      path.bezierCurveTo(60, 70, 38, 46, 0, 60);
      path.closePath();
    }),
  stripes: () =>
    trace((path) => {
      for (const top of [27, 47, 67]) {
        path.moveTo(0, top + 8);
        path.bezierCurveTo(38, top - 7, 60, top + 15, 100, top - 2);
        path.lineTo(100, top + 8);
        path.bezierCurveTo(60, top + 25, 38, top + 3, 0, top + 18);
        path.closePath();
      }
    }),
  disc: () => trace((path) => path.ellipse(50, 49, 18, 18.5, 0, 0, Math.PI * 2)),
  quarters: () =>
    trace((path) => {
      path.rect(50, 0, 50, 47);
      path.rect(0, 49, 50, 51);
    }),
};
