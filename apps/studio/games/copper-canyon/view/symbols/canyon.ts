import { alpha, circle, hatch, linear, polygon, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';

/** The canyon at sundown in a milled rim: the scatter. */
export function drawCanyon(surface: Surface): void {
  rosette(surface, 50, 50, 47.5, { lobes: 24, depth: 0.035, rings: 6, inner: 0.93, twist: 0.8, colour: alpha('#ff9f7a', 0.7), width: 0.6 });
  drawRim(surface);
  surface.save();
  surface.clip(circle(50, 50, 36));
  drawSky(surface);
  drawMesa(surface, polygon(8, 60, 14, 60, 16, 47, 30, 46, 33, 52, 38, 53, 40, 62, 40, 90, 8, 90), '#a8476b', '#5a1f45', 4);
  drawMesa(surface, polygon(62, 90, 62, 58, 66, 56, 68, 41, 84, 40, 87, 47, 92, 48, 92, 90), '#c25a4a', '#64202f', 4);
  drawMesa(surface, polygon(8, 70, 22, 66, 26, 58, 37, 57, 41, 68, 47, 74, 45, 92, 8, 92), '#e07a45', '#7a2a18', 3);
  drawMesa(surface, polygon(92, 92, 92, 66, 78, 63, 74, 55, 63, 56, 60, 68, 54, 74, 57, 92), '#d9703d', '#6d2414', 3);
  drawRiver(surface);
  surface.restore();
  surface.strokeStyle = ink.goldPale;
  surface.lineWidth = 1;
  surface.stroke(circle(50, 50, 36));
}

function drawRim(surface: Surface): void {
  surface.save();
  surface.shadowColor = 'rgb(255 140 90 / 0.55)';
  surface.shadowBlur = 10;
  surface.fillStyle = linear(surface, 18, 10, 80, 92, [
    [0, '#ffe9c4'],
    [0.3, '#f2b36a'],
    [0.65, '#a8561f'],
    [1, '#eab070'],
  ]);
  surface.fill(circle(50, 50, 43));
  surface.restore();
  surface.strokeStyle = '#4a1e08';
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (let tooth = 0; tooth < 84; tooth += 1) {
    const turn = (tooth / 84) * Math.PI * 2;
    surface.moveTo(50 + 38.4 * Math.cos(turn), 50 + 38.4 * Math.sin(turn));
    surface.lineTo(50 + 41.6 * Math.cos(turn), 50 + 41.6 * Math.sin(turn));
  }
  surface.stroke();
  surface.lineWidth = 1.1;
  surface.stroke(circle(50, 50, 43));
}

function drawSky(surface: Surface): void {
  surface.fillStyle = linear(surface, 0, 14, 0, 74, [
    [0, '#3a1038'],
    [0.45, '#a33a4e'],
    [0.8, '#ff9f5a'],
    [1, '#ffd98f'],
  ]);
  surface.fillRect(10, 10, 80, 80);
  surface.strokeStyle = alpha('#fff0cf', 0.5);
  surface.lineWidth = 0.7;
  surface.beginPath();
  for (let ray = 0; ray < 44; ray += 1) {
    const turn = (ray / 44) * Math.PI * 2;
    surface.moveTo(50 + 13.5 * Math.cos(turn), 47 + 13.5 * Math.sin(turn));
    surface.lineTo(50 + (ray % 2 ? 25 : 44) * Math.cos(turn), 47 + (ray % 2 ? 25 : 44) * Math.sin(turn));
  }
  surface.stroke();
  surface.fillStyle = radial(surface, 47, 44, 1, 12, [
    [0, '#ffffff'],
    [0.5, '#fff1bf'],
    [1, '#ffcf70'],
  ]);
  surface.fill(circle(50, 47, 11.5));
}

function drawMesa(surface: Surface, shape: Path2D, light: string, deep: string, gap: number): void {
  surface.fillStyle = linear(surface, 0, 42, 0, 88, [
    [0, light],
    [1, deep],
  ]);
  surface.fill(shape);
  hatch(surface, shape, { angle: 1.5, gap, width: 1, colour: alpha('#2b0a10', 0.42), bend: 2 });
  hatch(surface, shape, { angle: 90, gap: 3.1, width: 0.4, colour: alpha('#2b0a10', 0.2), bend: 3 });
  surface.strokeStyle = alpha('#ffd2a1', 0.7);
  surface.lineWidth = 0.7;
  surface.stroke(shape);
}

function drawRiver(surface: Surface): void {
  const river = trace((path) => {
    path.moveTo(49, 66);
    path.bezierCurveTo(56, 70, 45, 74, 50, 79);
    path.bezierCurveTo(56, 84, 52, 88, 48, 92);
    path.lineTo(66, 92);
    path.bezierCurveTo(66, 84, 58, 80, 55, 76);
    path.bezierCurveTo(52, 72, 58, 70, 51, 66);
    path.closePath();
  });
  surface.fillStyle = linear(surface, 0, 66, 0, 90, [
    [0, '#ffe7b8'],
    [1, '#6fd4b6'],
  ]);
  surface.fill(river);
  surface.strokeStyle = alpha('#1c0a08', 0.6);
  surface.lineWidth = 0.6;
  surface.stroke(river);
}
