import { linear, polygon, trace, type Surface } from '../engrave.ts';

/** `face` runs from the light side to the dark one. */
export interface RibbonInks {
  tail: string;
  edge: string;
  word: string;
  face: readonly [string, string, string, string];
}

/** A ribbon across the middle of a symbol that carries a word, in a box of 100. */
export function drawRibbon(surface: Surface, name: string, { tail, edge, word, face }: RibbonInks): void {
  const tails = polygon(8, 47, 22, 46, 22, 62, 8, 63, 14, 55);
  tails.addPath(polygon(92, 47, 78, 46, 78, 62, 92, 63, 86, 55));
  surface.fillStyle = tail;
  surface.fill(tails);
  surface.strokeStyle = edge;
  surface.lineWidth = 1;
  surface.stroke(tails);
  const ribbon = trace((path) => {
    path.moveTo(13, 43.5);
    path.quadraticCurveTo(50, 37.5, 87, 43.5);
    path.lineTo(87, 59.5);
    path.quadraticCurveTo(50, 53.5, 13, 59.5);
    path.closePath();
  });
  surface.save();
  surface.shadowColor = 'rgb(0 0 0 / 0.6)';
  surface.shadowBlur = 4;
  surface.shadowOffsetY = 1.5;
  surface.fillStyle = linear(surface, 13, 38, 87, 60, [
    [0, face[0]],
    [0.25, face[1]],
    [0.75, face[2]],
    [1, face[3]],
  ]);
  surface.fill(ribbon);
  surface.restore();
  surface.strokeStyle = edge;
  surface.stroke(ribbon);
  surface.fillStyle = word;
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  fitText(surface, name, 62, 17);
  surface.fillText(name, 50, 50.2);
}

/** Sets the heading font so that a word fits a width. */
function fitText(surface: Surface, word: string, width: number, largest: number): void {
  surface.letterSpacing = '1px';
  surface.font = `650 ${largest}px "Familjen Grotesk", sans-serif`;
  const wide = surface.measureText(word).width;
  if (wide > width) surface.font = `650 ${(largest * width) / wide}px "Familjen Grotesk", sans-serif`;
}
