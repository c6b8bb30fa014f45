import { useLayoutEffect, useRef, type RefObject } from 'react';

const moveMs = 400;

/**
 * Lets rows glide from where they were to where they are, by transform alone; each has its own `data-row`.
 * Those who want no motion see none.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>): void {
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<string, number>();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row!;
      const shift = (before.current.get(id) ?? row.offsetTop) - row.offsetTop;
      now.set(id, row.offsetTop);
      if (shift !== 0 && !isCalm)
        row.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], { duration: moveMs, easing: 'ease-out' });
    }
    before.current = now;
  });
}
