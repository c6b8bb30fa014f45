import { ellipse } from './svg.ts';

const COPPER = '#f09c61';
const VERDIGRIS = '#6fd4b6';

/** The mark of the house in a box of 100 × 100: a rosette of six loops, copper and verdigris by turns. */
export function brandMark(strokeWidth: number): string {
  return [0, 30, 60, 90, 120, 150]
    .map((turn, i) => {
      const stroke = i % 2 === 0 ? COPPER : VERDIGRIS;
      return `<path d="${ellipse(50, 50, 46.5, 19, turn)}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
    })
    .join('');
}
