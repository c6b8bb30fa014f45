import { alpha, circle, linear, radial, type Surface } from '../../../view/engrave.ts';
import { unitsPerStake } from '../math.ts';
import { pinAt, type Board } from './board.ts';
import { ink } from './palette.ts';

/** Every pin as a brass stud. */
export function drawPins(surface: Surface, board: Board): void {
  const radius = Math.max(1.4, Math.min(5, Math.min(board.gap, board.drop * 1.4) * 0.1));
  for (let row = 0; row < board.rows; row += 1) {
    for (let place = -1; place <= row + 1; place += 1) {
      const { x, y } = pinAt(board, row, place);
      surface.fillStyle = radial(surface, x - radius * 0.4, y - radius * 0.4, 0, radius * 1.5, [
        [0, ink.brassPale],
        [0.5, ink.brass],
        [1, ink.brassDeep],
      ]);
      surface.fill(circle(x, y, radius));
      surface.strokeStyle = alpha(ink.ground, 0.7);
      surface.lineWidth = 0.8;
      surface.stroke(circle(x, y, radius + 0.6));
    }
  }
}

export interface Bucket {
  index: number;
  pay: number;
  label: string;
}

/** A bucket with what it pays: the more, the brighter; below the stake it is slate. Lit, it stands out and sinks a little. */
export function drawBucket(surface: Surface, board: Board, { index, pay, label }: Bucket, light: number): void {
  const { width, height, y } = board.buckets;
  const middle = pinAt(board, board.rows, index).x;
  const [left, top] = [middle - width / 2, y + light * 4];
  const share = Math.min(1, Math.log(Math.max(1, pay / unitsPerStake)) / Math.log(30));
  const isGain = pay > unitsPerStake;
  const face = isGain ? (share > 0.5 ? [ink.copper, ink.copperDeep] : [ink.brass, ink.brassDeep]) : [ink.patinaDeep, ink.patinaDark];
  surface.beginPath();
  surface.roundRect(left, top, width, height, Math.min(7, width * 0.25));
  surface.fillStyle = linear(surface, 0, top, 0, top + height, [
    [0, face[0] as string],
    [1, face[1] as string],
  ]);
  surface.fill();
  surface.strokeStyle = light > 0 ? ink.text : alpha(ink.patinaPale, 0.35);
  surface.lineWidth = light > 0 ? 2 : 1;
  surface.stroke();
  writeLabel(surface, { x: middle, y: top + height / 2, width, height }, label, isGain ? '#1d0c03' : ink.text);
}

/** Fits the figures into the bucket, upright at every width. */
function writeLabel(surface: Surface, place: { x: number; y: number; width: number; height: number }, label: string, colour: string): void {
  const size = Math.min(17, place.height * 0.5, Math.max(9.5, place.width * 0.36));
  surface.font = `650 ${size}px "Familjen Grotesk", "Vazirmatn", sans-serif`;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.fillStyle = colour;
  surface.fillText(label, place.x, place.y + 1, place.width - 1);
}

/** The ball, with its shadow on the board. */
export function drawBall(surface: Surface, board: Board, { x, y }: { x: number; y: number }): void {
  const radius = Math.max(3.6, Math.min(13, Math.min(board.gap, board.drop * 1.5) * 0.3));
  surface.fillStyle = 'rgb(0 0 0 / 0.4)';
  surface.fill(circle(x + radius * 0.35, y + radius * 0.45, radius));
  surface.fillStyle = radial(surface, x - radius * 0.35, y - radius * 0.4, radius * 0.1, radius * 1.25, [
    [0, ink.copperPale],
    [0.45, ink.copper],
    [1, ink.copperDeep],
  ]);
  surface.fill(circle(x, y, radius));
}
