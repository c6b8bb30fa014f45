import { fitCanvas } from './canvas.ts';
import { alpha, radial, rosette, waveLines, type Surface } from './engrave.ts';
import type { Shell } from './shell.ts';
import { whenPlayable } from './when-playable.ts';

export interface GroundInks {
  /** From the light in the middle to the edge. */
  glow: readonly [string, string, string, string];
  line: string;
}

/** Lobes of the great rosette behind the game: its own, so that games look different. */
export interface GroundForm {
  lobes: number;
  depth: number;
  twist: number;
}

/** What stands still in front of the ground, so that no frame needs to draw it again: on the stage, in CSS pixels. */
export interface Still {
  /** Another for whatever it draws otherwise. */
  key: string;
  draw(surface: Surface): void;
}

/** What each ground was drawn for. */
const drawn = new WeakMap<HTMLCanvasElement, string>();

/**
 * Draws the page behind a game: light, security-paper lines, and a rosette around a circle of the stage. Once a size and place, and after the game
 * itself: it can be played before.
 */
export function drawGround(
  shell: Shell,
  circle: { x: number; y: number; radius: number },
  inks: GroundInks,
  form: GroundForm,
  still?: Still,
): void {
  const page = shell.root.getBoundingClientRect();
  const stage = shell.stage.getBoundingClientRect();
  const { width, height } = page;
  const [x, y] = [circle.x + stage.left - page.left, circle.y + stage.top - page.top];
  const look = JSON.stringify([width, height, x, y, circle.radius, inks, form, still?.key]);
  if (drawn.get(shell.grounds.day) === look) return;
  drawn.set(shell.grounds.day, look);
  whenPlayable(() => {
    if (drawn.get(shell.grounds.day) !== look) return;
    const surface = fitCanvas(shell.grounds.day, width, height);
    surface.fillStyle = radial(surface, x, y, circle.radius * 0.2, Math.hypot(width, height) * 0.62, [
      [0, inks.glow[0]],
      [0.3, inks.glow[1]],
      [0.65, inks.glow[2]],
      [1, inks.glow[3]],
    ]);
    surface.fillRect(0, 0, width, height);
    waveLines(surface, width, height, { count: Math.round(height / 13), swell: 8, colour: alpha(inks.line, 0.12), width: 0.8, phase: 0.4 });
    const ring = { ...form, colour: alpha(inks.line, 0.34), width: 0.9 };
    rosette(surface, x, y, circle.radius * 1.32, { ...ring, rings: 15, inner: 0.72 });
    rosette(surface, x, y, circle.radius * 2.1, {
      ...ring,
      lobes: form.lobes + 4,
      depth: form.depth * 0.5,
      rings: 12,
      inner: 0.82,
      colour: alpha(inks.line, 0.16),
    });
    surface.fillStyle = radial(surface, width / 2, height * 0.45, Math.min(width, height) * 0.42, Math.hypot(width, height) * 0.58, [
      [0, 'rgb(0 0 0 / 0)'],
      [1, 'rgb(0 0 0 / 0.5)'],
    ]);
    surface.fillRect(0, 0, width, height);
    surface.translate(stage.left - page.left, stage.top - page.top);
    still?.draw(surface);
  });
}
