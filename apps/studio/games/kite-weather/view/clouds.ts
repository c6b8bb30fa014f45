import { picture } from '../../../view/canvas.ts';
import { alpha, circle, trace, type Surface } from '../../../view/engrave.ts';
import { ink } from './ink.ts';

interface Cloud {
  x: number;
  y: number;
  size: number;
  depth: number;
}

/** Places in shares of the sky, which repeats itself sideways and upwards. */
const clouds: readonly Cloud[] = [
  { x: 0.12, y: 0.2, size: 0.16, depth: 0.5 },
  { x: 0.44, y: 0.1, size: 0.11, depth: 0.3 },
  { x: 0.78, y: 0.3, size: 0.19, depth: 0.7 },
  { x: 0.97, y: 0.06, size: 0.13, depth: 0.4 },
  { x: 0.3, y: 0.55, size: 0.13, depth: 0.45 },
  { x: 0.62, y: 0.72, size: 0.17, depth: 0.6 },
];

const puffs = [
  [-0.62, -0.05, 0.3],
  [-0.24, -0.3, 0.42],
  [0.24, -0.22, 0.36],
  [0.64, -0.02, 0.27],
] as const;

/** How far a cloud's picture reaches around its middle, in halves of its width. */
const box = { across: 1.1, up: 0.8, down: 0.35 };

/** Clouds in lines. Each is drawn once a size: only its place changes. */
export class Clouds {
  #pictures: readonly HTMLCanvasElement[] = [];
  #reach = 0;

  /** `reach` is what their sizes are shares of. */
  resize(reach: number): void {
    this.#reach = reach;
    this.#pictures = clouds.map(({ size, depth }) => {
      const half = reach * size * 0.5;
      return picture(half * box.across * 2, half * (box.up + box.down), (surface) =>
        drawCloud(surface, half * box.across, half * box.up, half, 0.35 + depth * 0.5),
      );
    });
  }

  /** Draws them as far along as the wind has blown them and as far down as the kite has risen. */
  draw(surface: Surface, width: number, height: number, blown: number, risen: number): void {
    for (const [index, { x, y, size, depth }] of clouds.entries()) {
      const half = this.#reach * size * 0.5;
      const across = (((x - blown * depth * 0.05) % 1.3) + 1.3) % 1.3;
      const down = (((y + risen * depth * 0.42) % 1.2) + 1.2) % 1.2;
      const [left, top] = [(across - 0.15) * width - half * box.across, (down - 0.15) * height * 0.9 - half * box.up];
      surface.drawImage(this.#pictures[index] as HTMLCanvasElement, left, top, half * box.across * 2, half * (box.up + box.down));
    }
  }
}

/** Every puff is edged before all are filled, so that the edges inside the cloud are covered. */
function drawCloud(surface: Surface, x: number, y: number, half: number, strength: number): void {
  const rounds = puffs.map(([across, up, round]) => circle(across * half, up * half, round * half));
  const whole = trace((path) => {
    for (const round of rounds) path.addPath(round);
    path.roundRect(-half, -half * 0.1, half * 2, half * 0.34, half * 0.17);
  });
  surface.save();
  surface.translate(x, y);
  surface.strokeStyle = alpha(ink.line, strength);
  surface.lineWidth = 2;
  surface.stroke(whole);
  surface.fillStyle = ink.cloud;
  surface.fill(whole);
  surface.clip(whole);
  surface.strokeStyle = alpha(ink.line, 0.4 * strength);
  surface.lineWidth = 0.8;
  surface.beginPath();
  for (let line = 0; line < 14; line += 1) {
    const level = half * 0.2 - line * line * half * 0.0052 - line * 1.4;
    surface.moveTo(-half, level);
    surface.quadraticCurveTo(0, level - 3, half, level);
  }
  surface.stroke();
  surface.restore();
}
