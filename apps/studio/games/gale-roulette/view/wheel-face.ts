import { alpha, circle, linear, radial, rosette, type Surface } from '../../../view/engrave.ts';
import { colourOf } from '../bets.ts';
import { ink } from './palette.ts';

/** The pockets of a European wheel, clockwise from zero. */
const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
const pocketTurn = (Math.PI * 2) / wheelOrder.length;

/** The angle of a number's pocket on a wheel that stands with zero at the top. */
export function pocketAngle(number: number): number {
  return wheelOrder.findIndex((each) => each === number) * pocketTurn - Math.PI / 2;
}

/** The still bowl around the wheel. */
export function drawBowl(surface: Surface, radius: number): void {
  surface.fillStyle = radial(surface, 0, 0, radius * 0.7, radius, [
    [0, ink.woodDeep],
    [0.55, ink.wood],
    [1, ink.woodDeep],
  ]);
  surface.fill(circle(0, 0, radius));
  surface.strokeStyle = linear(surface, -radius, -radius, radius, radius, [
    [0, ink.brassPale],
    [0.5, ink.brassDeep],
    [1, ink.brass],
  ]);
  for (const [reach, width] of [
    [0.99, 2.5],
    [0.86, 1.4],
  ] as const) {
    surface.lineWidth = width;
    surface.stroke(circle(0, 0, radius * reach));
  }
  rosette(surface, 0, 0, radius * 0.96, {
    lobes: 37,
    depth: 0.012,
    rings: 5,
    inner: 0.93,
    twist: 0.5,
    colour: alpha(ink.brass, 0.3),
    width: 0.7,
  });
}

/** The wheel that turns: pockets with their numbers, and lathe work in the middle. `figure` writes a number. */
export function drawWheel(surface: Surface, radius: number, figure: (number: number) => string): void {
  const fills = { green: [ink.green, ink.greenDeep], red: [ink.red, ink.redDeep], black: [ink.black, ink.blackDeep] } as const;
  surface.font = `650 ${radius * 0.085}px "Familjen Grotesk", "Vazirmatn", sans-serif`;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  for (const [index, number] of wheelOrder.entries()) {
    const [light, deep] = fills[colourOf(number)];
    surface.save();
    surface.rotate(index * pocketTurn);
    surface.beginPath();
    surface.arc(0, 0, radius * 0.84, -Math.PI / 2 - pocketTurn / 2, -Math.PI / 2 + pocketTurn / 2);
    surface.arc(0, 0, radius * 0.5, -Math.PI / 2 + pocketTurn / 2, -Math.PI / 2 - pocketTurn / 2, true);
    surface.closePath();
    surface.fillStyle = radial(surface, 0, 0, radius * 0.5, radius * 0.84, [
      [0, deep],
      [0.55, deep],
      [0.6, light],
      [1, light],
    ]);
    surface.fill();
    surface.strokeStyle = alpha(ink.brass, 0.7);
    surface.lineWidth = 0.8;
    surface.stroke();
    surface.fillStyle = ink.text;
    surface.fillText(figure(number), 0, -radius * 0.765);
    surface.restore();
  }
  surface.fillStyle = radial(surface, 0, -radius * 0.1, 0, radius * 0.5, [
    [0, '#38431f'],
    [1, ink.cloth],
  ]);
  surface.fill(circle(0, 0, radius * 0.5));
  surface.strokeStyle = ink.brass;
  surface.lineWidth = 1.4;
  surface.stroke(circle(0, 0, radius * 0.5));
  rosette(surface, 0, 0, radius * 0.42, {
    lobes: 9,
    depth: 0.1,
    rings: 14,
    inner: 0.35,
    twist: 0.3,
    colour: alpha(ink.olive, 0.5),
    width: 0.8,
  });
}

/** The ball, around the middle. */
export function drawBall(surface: Surface, radius: number): void {
  surface.fillStyle = radial(surface, -radius * 0.3, -radius * 0.3, 0, radius * 1.2, [
    [0, '#ffffff'],
    [1, ink.olive],
  ]);
  surface.fill(circle(0, 0, radius));
}
