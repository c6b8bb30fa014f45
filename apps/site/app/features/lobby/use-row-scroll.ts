import { useEffect, useState, type RefObject } from 'react';

export interface RowScroll {
  hasPrevious: boolean;
  hasNext: boolean;
  /** Scrolls by nearly a screenful, towards the end (1) or the start (-1) in reading direction. */
  turn(direction: 1 | -1): void;
}

/** Where a horizontally scrolling list stands, in either reading direction. */
export function useRowScroll(list: RefObject<HTMLElement | null>): RowScroll {
  const [edges, setEdges] = useState({ hasPrevious: false, hasNext: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const moved = Math.abs(element.scrollLeft);
        const hasPrevious = moved > 1;
        const hasNext = moved + element.clientWidth < element.scrollWidth - 1;
        setEdges((current) => (current.hasPrevious === hasPrevious && current.hasNext === hasNext ? current : { hasPrevious, hasNext }));
      });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list]);

  return {
    ...edges,
    turn(direction) {
      const element = list.current;
      if (!element) return;
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollBy({ left: direction * sign * element.clientWidth * 0.9, behavior: isCalm ? 'auto' : 'smooth' });
    },
  };
}
