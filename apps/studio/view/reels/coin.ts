import { alpha, circle, linear, radial, rosette, trace, type Surface } from '../engrave.ts';

interface Inks {
  pale: string;
  plain: string;
  deep: string;
  dark: string;
}

const copper: Inks = { pale: '#ffdcc2', plain: '#e59a6a', deep: '#95502a', dark: '#36190b' };
const silver: Inks = { pale: '#fbfeff', plain: '#cbd6d9', deep: '#6b7d84', dark: '#22303a' };
const gold: Inks = { pale: '#fff3cf', plain: '#f0cb66', deep: '#a87b1d', dark: '#332508' };
const jackpot: Inks = { pale: '#d9fff1', plain: '#6fd4b6', deep: '#1f7a61', dark: '#06261d' };

function metalOf(stakes: number | null): Inks {
  if (stakes === null || stakes >= 10) return gold;
  return stakes >= 3 ? silver : copper;
}

/** A struck coin; with its worth in stakes once it is weighed. Copper below 3 stakes, silver below 10, then gold; a jackpot with its name. */
export function drawCoin(surface: Surface, stakes: number | null, name?: string): void {
  const { pale, plain, deep, dark } = name ? jackpot : metalOf(stakes);
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
  else if (name) drawName(surface, [name, `×${stakes}`], pale, dark);
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

/** A jackpot's name over its worth. */
function drawName(surface: Surface, [name, worth]: readonly [string, string], pale: string, dark: string): void {
  for (const [text, y, tall] of [
    [name, 42, 17],
    [worth, 63, 21],
  ] as const) {
    surface.font = `650 ${tall}px "Familjen Grotesk", sans-serif`;
    const size = Math.min(tall, (tall * 58) / surface.measureText(text).width);
    surface.font = `650 ${size}px "Familjen Grotesk", sans-serif`;
    write(surface, text, y, pale, dark);
  }
}

function drawWorth(surface: Surface, worth: string, pale: string, dark: string): void {
  const size = worth.length > 2 ? 29 : 35;
  surface.font = `650 ${size}px "Familjen Grotesk", sans-serif`;
  write(surface, worth, 52, pale, dark);
}

function write(surface: Surface, text: string, y: number, pale: string, dark: string): void {
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.lineJoin = 'round';
  surface.strokeStyle = pale;
  surface.lineWidth = 5;
  surface.strokeText(text, 49.5, y);
  surface.fillStyle = dark;
  surface.fillText(text, 49.5, y);
}
