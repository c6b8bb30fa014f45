import { describe, expect, it } from 'vitest';
import { closesBySwipe, swipeDistance } from './swipe.ts';

const slow = 900;

describe('closesBySwipe', () => {
  it('[MODAL-08] closes from 10 percent of the size on, however slow', () => {
    expect(closesBySwipe({ distance: 60, size: 600, durationMs: slow })).toBe(true);
    expect(closesBySwipe({ distance: 59, size: 600, durationMs: slow })).toBe(false);
  });

  it('[MODAL-08] closes on a gesture under 300 ms, however short', () => {
    expect(closesBySwipe({ distance: 12, size: 600, durationMs: 299 })).toBe(true);
    expect(closesBySwipe({ distance: 12, size: 600, durationMs: 300 })).toBe(false);
  });

  it('takes a tap for a tap', () => {
    expect(closesBySwipe({ distance: 8, size: 600, durationMs: 80 })).toBe(false);
    expect(closesBySwipe({ distance: 0, size: 40, durationMs: slow })).toBe(false);
  });

  it('does not close on a movement the other way', () => {
    expect(closesBySwipe({ distance: -200, size: 600, durationMs: 100 })).toBe(false);
  });
});

describe('swipeDistance', () => {
  it('measures downwards for a sheet', () => {
    expect(swipeDistance('down', { x: 90, y: 40 }, false)).toBe(40);
  });

  it.each([
    ['start', false, -30],
    ['end', false, 30],
    ['start', true, 30],
    ['end', true, -30],
  ] as const)('measures towards %s (right to left: %s)', (direction, isRtl, x) => {
    expect(swipeDistance(direction, { x, y: 5 }, isRtl)).toBe(30);
    expect(swipeDistance(direction, { x: -x, y: 5 }, isRtl)).toBe(-30);
  });
});
