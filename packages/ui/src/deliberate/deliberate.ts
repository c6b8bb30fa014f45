import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Of a button that stands where the one that led to it stood, and whose press cannot be taken back: the second press of a double click or tap, and a key
 * that is still held, were meant for the other, by somebody who has read nothing of this one.
 */
export function deliberate(act: () => void) {
  return {
    onClick({ detail }: MouseEvent) {
      if (detail < 2) act();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
