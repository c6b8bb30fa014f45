import { alpha, circle, hatch, linear, radial, rosette, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';

/** The scatter: a crucible of molten gold, glowing in a ring of brass. */
export function drawCrucible(surface: Surface): void {
  rosette(surface, 50, 50, 47, { lobes: 22, depth: 0.04, rings: 7, inner: 0.85, twist: 0.85, colour: alpha(ink.ember, 0.75), width: 0.6 });
  surface.save();
  surface.shadowColor = alpha(ink.ember, 0.6);
  surface.shadowBlur = 11;
  surface.fillStyle = radial(surface, 50, 38, 3, 48, [
    [0, '#ffd98c'],
    [0.35, '#c4552a'],
    [0.75, '#5a1a14'],
    [1, '#24090a'],
  ]);
  surface.fill(circle(50, 50, 41));
  surface.restore();
  drawHeat(surface);
  const pot = trace((path) => {
    path.moveTo(29, 45);
    path.lineTo(71, 45);
    path.lineTo(64, 78);
    path.quadraticCurveTo(50, 83, 36, 78);
    path.closePath();
  });
  surface.fillStyle = linear(surface, 29, 0, 71, 0, [
    [0, '#8e857b'],
    [0.35, '#5a534d'],
    [1, '#1f1b1a'],
  ]);
  surface.fill(pot);
  hatch(surface, pot, { angle: 0, gap: 2.4, width: 0.7, colour: alpha('#120d0c', 0.75), bend: 7 });
  surface.strokeStyle = '#d8c7b4';
  surface.lineWidth = 1;
  surface.stroke(pot);
  const mouth = trace((path) => path.ellipse(50, 45, 22, 7, 0, 0, Math.PI * 2));
  surface.save();
  surface.shadowColor = '#ffd27a';
  surface.shadowBlur = 10;
  surface.fillStyle = radial(surface, 46, 44, 1, 22, [
    [0, '#fffbe2'],
    [0.5, '#ffd468'],
    [1, '#e07a24'],
  ]);
  surface.fill(mouth);
  surface.restore();
  surface.strokeStyle = '#6e625a';
  surface.lineWidth = 3;
  surface.stroke(mouth);
  surface.strokeStyle = '#efe1cf';
  surface.lineWidth = 0.9;
  surface.stroke(mouth);
  surface.strokeStyle = ink.ember;
  surface.lineWidth = 2.4;
  surface.stroke(circle(50, 50, 41));
  surface.strokeStyle = alpha(ink.emberPale, 0.75);
  surface.lineWidth = 0.7;
  surface.stroke(circle(50, 50, 38));
}

/** Rays and curls of heat over the melt. */
function drawHeat(surface: Surface): void {
  surface.save();
  surface.clip(circle(50, 50, 38));
  surface.strokeStyle = alpha(ink.emberPale, 0.45);
  surface.lineWidth = 0.6;
  surface.beginPath();
  for (let ray = 0; ray <= 30; ray += 1) {
    const turn = Math.PI + (ray / 30) * Math.PI;
    surface.moveTo(50 + 24 * Math.cos(turn), 44 + 12 * Math.sin(turn));
    surface.lineTo(50 + 56 * Math.cos(turn), 44 + 56 * Math.sin(turn));
  }
  surface.stroke();
  surface.strokeStyle = alpha('#fff6d8', 0.9);
  surface.lineWidth = 1.5;
  surface.lineCap = 'round';
  for (const [x, y, tall] of [
    [40, 37, 15],
    [50, 34, 19],
    [60, 37, 15],
  ] as const) {
    surface.stroke(
      trace((path) => {
        path.moveTo(x, y);
        path.bezierCurveTo(x - 6, y - tall * 0.3, x + 6, y - tall * 0.6, x, y - tall);
      }),
    );
  }
  surface.restore();
}
