import { alpha, hatch, linear, polygon, trace, type Surface } from '../../../../view/engrave.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';
import { ink } from '../palette.ts';

/** A minter's hammer over its die. */
export function drawHammer(surface: Surface): void {
  drawSeal(surface, { glow: '#7a3f2c', ground: '#3a1a14', edge: '#170907', line: ink.copper }, 10);
  drawDie(surface);
  surface.save();
  surface.translate(50, 46);
  surface.rotate(-0.72);
  const handle = polygon(-3, -4, 3, -4, 4.2, 38, -4.2, 38);
  surface.fillStyle = linear(surface, -4, 0, 5, 0, [
    [0, '#f0c892'],
    [0.5, '#a5682f'],
    [1, '#4b260c'],
  ]);
  surface.fill(handle);
  surface.strokeStyle = '#2c1204';
  surface.lineWidth = 1;
  surface.stroke(handle);
  const head = trace((path) => {
    path.moveTo(-19, -18);
    path.lineTo(15, -18);
    path.quadraticCurveTo(21, -12, 21, -8);
    path.lineTo(15, -2);
    path.lineTo(-19, -2);
    path.quadraticCurveTo(-22, -10, -19, -18);
    path.closePath();
  });
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.6)';
  surface.shadowBlur = 5;
  surface.shadowOffsetY = 2;
  surface.fillStyle = linear(surface, 0, -18, 0, -2, [
    [0, ink.silverPale],
    [0.4, ink.silver],
    [1, ink.silverDeep],
  ]);
  surface.fill(head);
  surface.restore();
  surface.save();
  surface.clip(head);
  surface.strokeStyle = alpha(ink.silverDark, 0.6);
  surface.lineWidth = 0.6;
  surface.beginPath();
  for (let line = -22; line < 24; line += 2) {
    surface.moveTo(line, -20);
    surface.lineTo(line + 3, 0);
  }
  surface.stroke();
  surface.restore();
  surface.strokeStyle = ink.silverDark;
  surface.lineWidth = 1;
  surface.stroke(head);
  surface.restore();
}

function drawDie(surface: Surface): void {
  const die = polygon(20, 72, 44, 72, 48, 84, 16, 84);
  surface.fillStyle = linear(surface, 16, 70, 48, 84, [
    [0, ink.silver],
    [1, ink.silverDark],
  ]);
  surface.fill(die);
  hatch(surface, die, { angle: 0, gap: 2, width: 0.5, colour: alpha('#0c1216', 0.6) });
  surface.strokeStyle = ink.silverPale;
  surface.lineWidth = 0.9;
  surface.stroke(die);
  const blank = trace((path) => path.ellipse(32, 71, 10.5, 3.2, 0, 0, Math.PI * 2));
  surface.fillStyle = '#f0cb66';
  surface.fill(blank);
  surface.strokeStyle = ink.brassDark;
  surface.stroke(blank);
  surface.strokeStyle = ink.emberPale;
  surface.lineWidth = 1;
  surface.beginPath();
  for (const turn of [-2.7, -2.2, -0.95, -0.45]) {
    surface.moveTo(32 + 13 * Math.cos(turn), 68 + 9 * Math.sin(turn));
    surface.lineTo(32 + 19 * Math.cos(turn), 68 + 14 * Math.sin(turn));
  }
  surface.stroke();
}
