import { useRef, type PointerEvent } from 'react';
import { closesBySwipe, swipeDistance, type SwipeDirection } from './swipe.ts';

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isRtl: boolean;
}

export interface SwipeGrip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * A ref for a panel and handlers for its grip: the panel follows the finger (custom property `--swipe`, in px) and closes
 * by the rule of `closesBySwipe`. Touch and pen only. A button must do the same (WCAG 2.5.7).
 */
export function useSwipeToClose(direction: SwipeDirection, onClose: (() => void) | null) {
  const panel = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch | null>(null);

  const distanceOf = (event: PointerEvent, from: Touch) =>
    Math.max(0, swipeDistance(direction, { x: event.clientX - from.x, y: event.clientY - from.y }, from.isRtl));

  const end = (event: PointerEvent, isCancelled: boolean) => {
    const from = touch.current;
    const element = panel.current;
    if (!from || from.id !== event.pointerId || !element) return;
    touch.current = null;
    element.removeAttribute('data-swiping');
    const box = element.getBoundingClientRect();
    const size = direction === 'down' ? box.height : box.width;
    const gesture = { distance: distanceOf(event, from), size, durationMs: event.timeStamp - from.at };
    // The panel goes back in either case: its owner may answer with a question instead of closing.
    element.style.removeProperty('--swipe');
    if (!isCancelled && closesBySwipe(gesture)) onClose?.();
  };

  const grip: SwipeGrip = {
    onPointerDown(event) {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      if (!onClose || event.pointerType === 'mouse' || isOnControl || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      touch.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, isRtl };
    },
    onPointerMove(event) {
      const from = touch.current;
      if (!from || from.id !== event.pointerId) return;
      panel.current?.setAttribute('data-swiping', '');
      panel.current?.style.setProperty('--swipe', `${distanceOf(event, from)}px`);
    },
    onPointerUp: (event) => end(event, false),
    onPointerCancel: (event) => end(event, true),
  };
  return { panel, grip };
}
