import { ellipse } from './svg.ts';

/** Two colours of a brand on its dark ground, each `#rrggbb`. */
export interface MarkColours {
  ground: string;
  accent: string;
  gain: string;
}

/** The brand's mark in a box of 100 × 100: a rosette of six loops in its two colours by turns. */
export function brandMark(strokeWidth: number, { accent, gain }: Omit<MarkColours, 'ground'>): string {
  return [0, 30, 60, 90, 120, 150]
    .map((turn, i) => {
      const stroke = i % 2 === 0 ? accent : gain;
      return `<path d="${ellipse(50, 50, 46.5, 19, turn)}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
    })
    .join('');
}
