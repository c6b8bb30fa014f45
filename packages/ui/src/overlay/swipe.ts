/** A finished touch gesture along the direction that would close: px and ms. */
export interface SwipeGesture {
  readonly distance: number;
  readonly size: number;
  readonly durationMs: number;
}

/** Share of the panel's size (A 9). */
const swipeThreshold = 0.1;
/** A gesture shorter than this closes whatever its length (A 9). */
const quickGestureMs = 300;
/** A finger never stands still: below this a touch is a tap. */
const tapSlopPx = 8;

/** Whether a gesture closes the panel: 10 percent of its size, or a quick one, in the closing direction (A 9). */
export function closesBySwipe({ distance, size, durationMs }: SwipeGesture): boolean {
  if (distance <= tapSlopPx) return false;
  return distance >= size * swipeThreshold || durationMs < quickGestureMs;
}

export type SwipeDirection = 'down' | 'start' | 'end';

/** How far a movement goes in the closing direction: positive closes. In a right-to-left page start is on the right. */
export function swipeDistance(direction: SwipeDirection, delta: { readonly x: number; readonly y: number }, isRtl: boolean): number {
  if (direction === 'down') return delta.y;
  const towardsRight = direction === (isRtl ? 'start' : 'end');
  return towardsRight ? delta.x : -delta.x;
}
