import { alpha, circle, linear, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';

interface Inks {
  pale: string;
  plain: string;
  deep: string;
  dark: string;
}

const copper: Inks = { pale: ink.copperPale, plain: ink.copper, deep: ink.copperDeep, dark: ink.copperDark };
const silver: Inks = { pale: ink.silverPale, plain: ink.silver, deep: ink.silverDeep, dark: ink.silverDark };
const gold: Inks = { pale: ink.brassPale, plain: '#f0cb66', deep: '#a87b1d', dark: ink.brassDark };

/** A struck coin; with its worth in stakes once it is weighed. Copper below 3 stakes, silver below 10, then gold. */
export function drawCoin(surface: Surface, stakes: number | null): void {
  const { pale, plain, deep, dark } = stakes === null || stakes >= 10 ? gold : stakes >= 3 ? silver : copper;
  surface.save();
  surface.shadowColor = stakes === null ? 'rgb(0 0 0 / 0.6)' : alpha(plain, 0.6);
  surface.shadowBlur = 7;
  surface.shadowOffsetY = 2;
  surface.fillStyle = linear(surface, 20, 14, 78, 88, [
    [0, pale],
    [0.4, plain],
    [0.8, deep],
    [1, plain],
  ]);
  surface.fill(circle(50, 50, 41));
  surface.restore();
  drawReeding(surface, dark);
  surface.fillStyle = radial(surface, 40, 34, 2, 50, [
    [0, pale],
    [0.5, plain],
    [1, deep],
  ]);
  surface.fill(circle(50, 50, 34));
  surface.save();
  surface.clip(circle(50, 50, 34));
  rosette(surface, 50, 50, 34, { lobes: 12, depth: 0.12, rings: 14, inner: 0.12, twist: 0.4, colour: alpha(dark, 0.34), width: 0.5 });
  surface.restore();
  surface.strokeStyle = dark;
  surface.lineWidth = 0.9;
  surface.stroke(circle(50, 50, 34));
  surface.strokeStyle = alpha(pale, 0.9);
  surface.lineWidth = 1.1;
  surface.stroke(circle(50, 50, 32.6));
  if (stakes === null) drawMark(surface, pale, dark);
  else drawWorth(surface, `×${stakes}`, pale, dark);
}

function drawReeding(surface: Surface, dark: string): void {
  surface.strokeStyle = alpha(dark, 0.75);
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (let groove = 0; groove < 72; groove += 1) {
    const turn = (groove / 72) * Math.PI * 2;
    surface.moveTo(50 + 36.5 * Math.cos(turn), 50 + 36.5 * Math.sin(turn));
    surface.lineTo(50 + 40.5 * Math.cos(turn), 50 + 40.5 * Math.sin(turn));
  }
  surface.stroke();
  surface.stroke(circle(50, 50, 41));
}

/** A star in place of the worth that is not yet known. */
function drawMark(surface: Surface, pale: string, dark: string): void {
  const star = trace((path) => {
    for (let corner = 0; corner < 16; corner += 1) {
      const reach = corner % 2 === 0 ? 18 : 7.5;
      const turn = (corner / 16) * Math.PI * 2 - Math.PI / 2;
      path.lineTo(50 + reach * Math.cos(turn), 50 + reach * Math.sin(turn));
    }
    path.closePath();
  });
  surface.lineJoin = 'round';
  surface.fillStyle = dark;
  surface.fill(star);
  surface.strokeStyle = pale;
  surface.lineWidth = 1.2;
  surface.stroke(star);
}

function drawWorth(surface: Surface, worth: string, pale: string, dark: string): void {
  const size = worth.length > 2 ? 29 : 35;
  surface.font = `700 ${size}px "Familjen Grotesk", sans-serif`;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.lineJoin = 'round';
  surface.strokeStyle = pale;
  surface.lineWidth = 5;
  surface.strokeText(worth, 49.5, 52);
  surface.fillStyle = dark;
  surface.fillText(worth, 49.5, 52);
}
