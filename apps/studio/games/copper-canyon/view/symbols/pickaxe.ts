import { alpha, circle, hatch, linear, polygon, trace, type Surface } from '../../../../view/engrave.ts';
import { ink } from '../palette.ts';
import { drawSeal } from '../../../../view/reels/seal.ts';

/** A pickaxe and a hammer, crossed: the miners' mark. */
export function drawPickaxe(surface: Surface): void {
  drawSeal(surface, { glow: '#2d5878', ground: '#132c40', edge: '#0a1824', line: ink.blue }, 11);
  withTurn(surface, 45, () => {
    drawHandle(surface);
    drawHammerHead(surface);
  });
  withTurn(surface, -45, () => {
    drawHandle(surface);
    drawPickHead(surface);
  });
}

function withTurn(surface: Surface, degrees: number, draw: () => void): void {
  surface.save();
  surface.translate(50, 51);
  surface.rotate((degrees * Math.PI) / 180);
  surface.translate(-50, -51);
  draw();
  surface.restore();
}

function drawHandle(surface: Surface): void {
  const handle = polygon(47.4, 22, 52.6, 22, 53.8, 84, 52.6, 88, 47.4, 88, 46.2, 84);
  surface.fillStyle = linear(surface, 46, 0, 54, 0, [
    [0, ink.woodPale],
    [0.5, ink.wood],
    [1, ink.woodDeep],
  ]);
  surface.fill(handle);
  hatch(surface, handle, { angle: 86, gap: 1.5, width: 0.4, colour: alpha('#331a08', 0.65), bend: 1.5 });
  surface.strokeStyle = '#2a1407';
  surface.lineWidth = 1;
  surface.stroke(handle);
}

const steelStops = [
  [0, ink.steelPale],
  [0.4, ink.steel],
  [1, ink.steelDeep],
] as const;

function drawPickHead(surface: Surface): void {
  const head = trace((path) => {
    path.moveTo(14, 37);
    path.quadraticCurveTo(32, 18, 50, 18);
    path.quadraticCurveTo(68, 18, 86, 37);
    path.quadraticCurveTo(68, 28.5, 55, 28.5);
    path.lineTo(45, 28.5);
    path.quadraticCurveTo(32, 28.5, 14, 37);
    path.closePath();
  });
  fillSteel(surface, head);
  drawCollar(surface, 44.5, 15.5, 11, 15.5);
}

function drawHammerHead(surface: Surface): void {
  const head = polygon(29, 17.5, 33, 15.5, 67, 15.5, 71, 17.5, 71, 30, 67, 32, 33, 32, 29, 30);
  fillSteel(surface, head);
  surface.fillStyle = alpha(ink.steelDark, 0.55);
  surface.fillRect(33, 16.4, 2, 14.8);
  surface.fillRect(65, 16.4, 2, 14.8);
  drawCollar(surface, 45, 14, 10, 19.5);
}

function fillSteel(surface: Surface, head: Path2D): void {
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.6)';
  surface.shadowBlur = 4;
  surface.fillStyle = linear(surface, 0, 15, 0, 36, steelStops);
  surface.fill(head);
  surface.restore();
  hatch(surface, head, { angle: 8, gap: 2, width: 0.55, colour: alpha('#101b24', 0.5), bend: -7 });
  surface.strokeStyle = '#0d161d';
  surface.lineWidth = 1.2;
  surface.stroke(head);
}

function drawCollar(surface: Surface, x: number, y: number, width: number, height: number): void {
  const collar = trace((path) => path.roundRect(x, y, width, height, 2));
  surface.fillStyle = linear(surface, x, y, x + width, y + height, [
    [0, ink.copperPale],
    [0.4, ink.copper],
    [1, ink.copperDeep],
  ]);
  surface.fill(collar);
  surface.strokeStyle = '#3a1306';
  surface.lineWidth = 1;
  surface.stroke(collar);
  surface.fillStyle = '#3a1306';
  surface.fill(circle(x + width / 2, y + height / 2, 1.4));
}
