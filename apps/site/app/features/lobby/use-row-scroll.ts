import { useEffect, useState, type RefObject } from 'react';

/** What says that somebody is about to turn a row, or does. */
const near = ['pointerenter', 'focusin', 'scroll'] as const;

export interface RowScroll {
  hasPrevious: boolean;
  hasNext: boolean;
  /** Scrolls by nearly a screenful, towards the end (1) or the start (-1) in reading direction. */
  turn(direction: 1 | -1): void;
}

/**
 * Where the horizontally scrolling list of a section stands, in either reading direction. The section is listened to, since another list
 * takes the place of the first when its games are there. Whoever comes near it is shown the covers beyond the edge (`data-turned`).
 */
export function useRowScroll(section: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): RowScroll {
  const [edges, setEdges] = useState({ hasPrevious: false, hasNext: true });

  useEffect(() => {
    const whole = section.current;
    if (!whole) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const element = list.current;
        if (!element) return;
        const moved = Math.abs(element.scrollLeft);
        const hasPrevious = moved > 1;
        const hasNext = moved + element.clientWidth < element.scrollWidth - 1;
        setEdges((current) => (current.hasPrevious === hasPrevious && current.hasNext === hasNext ? current : { hasPrevious, hasNext }));
      });
    };
    const wake = () => {
      whole.dataset.turned = '';
      // The games that have come since may be fewer than their boxes.
      measure();
    };
    measure();
    // A scroll does not bubble.
    whole.addEventListener('scroll', measure, { passive: true, capture: true });
    for (const event of near) whole.addEventListener(event, wake, { passive: true, capture: true, once: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      whole.removeEventListener('scroll', measure, { capture: true });
      for (const event of near) whole.removeEventListener(event, wake, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [section, list]);

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
