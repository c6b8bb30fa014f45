import { createHash } from 'node:crypto';
import { artVersion } from '@verdigale/art';

export interface Drawing {
  svg: string;
  /** Changes with the content. */
  tag: string;
}

/** Small drawings in memory, the newest `most` of them: each is made once while it is there. */
export function createDrawings(most: number): (key: string, draw: () => string) => Drawing {
  const kept = new Map<string, Drawing>();
  return (key, draw) => {
    const known = kept.get(key);
    if (known) return known;
    const made = drawingOf(draw());
    kept.set(key, made);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return made;
  };
}

export const drawingOf = (svg: string): Drawing => ({
  svg,
  tag: createHash('sha256').update(`${artVersion}${svg}`).digest('hex').slice(0, 32),
});
