import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

let queue: ToastQueue;
const shown = () => queue.visible().map((toast) => toast.title);
const staying = () => queue.visible().flatMap((toast) => (toast.isLeaving ? [] : [toast.title]));
const show = (title: string, more: object = {}) => queue.show({ kind: 'info', title, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  queue = createToastQueue();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toast queue', () => {
  it('[ALERT-01] delays the later of two alerts so that they are 400 ms apart', () => {
    show('a');
    vi.advanceTimersByTime(150);
    show('b');
    show('c');
    expect(shown()).toEqual(['a']);
    vi.advanceTimersByTime(249);
    expect(shown()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(399);
    expect(shown()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('[ALERT-01] shows an alert at once when the last is 400 ms ago', () => {
    show('a');
    vi.advanceTimersByTime(400);
    show('b');
    expect(shown()).toEqual(['a', 'b']);
  });

  it('[ALERT-01] lets an alert leave for 300 ms', () => {
    show('a');
    vi.advanceTimersByTime(3000);
    expect([shown(), staying()]).toEqual([['a'], []]);
    vi.advanceTimersByTime(299);
    expect(shown()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('[ALERT-01] counts the life from when an alert shows, not from when it was asked for', () => {
    show('a');
    show('b');
    vi.advanceTimersByTime(3399);
    expect(staying()).toEqual(['b']);
    vi.advanceTimersByTime(1);
    expect(staying()).toEqual([]);
  });

  it('[ALERT-01] closes one on demand and leaves the others', () => {
    const id = show('a');
    show('b');
    vi.advanceTimersByTime(400);
    queue.close(id!);
    expect(staying()).toEqual(['b']);
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual(['b']);
  });

  it('[ALERT-01] suppresses a repeat only when asked to, while its like waits or shows', () => {
    show('a');
    show('b');
    expect(show('a', { suppressDuplicate: true })).toBeNull();
    expect(show('b', { suppressDuplicate: true })).toBeNull();
    expect(show('a', { suppressDuplicate: true, kind: 'error' })).not.toBeNull();
    expect(show('c', { suppressDuplicate: true })).not.toBeNull();
    expect(show('a', { suppressDuplicate: true, description: 'of another thing' })).not.toBeNull();
    expect(show('a')).not.toBeNull();
    vi.advanceTimersByTime(20_000);
    expect(show('b', { suppressDuplicate: true })).not.toBeNull();
  });

  it('closes one that still waits', () => {
    show('a');
    queue.close(show('b')!);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['a']);
  });

  it('shows at most three: the oldest makes room', () => {
    for (const title of ['a', 'b', 'c', 'd']) show(title, { lifeMs: null });
    vi.advanceTimersByTime(1200);
    expect(staying()).toEqual(['b', 'c', 'd']);
  });

  it.each(['info', 'success', 'warning', 'error'])('[ALERT-01] keeps an alert of kind %s 3000 ms', (kind) => {
    show('a', { kind });
    vi.advanceTimersByTime(2999);
    expect(staying()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(staying()).toEqual([]);
  });

  it('stops lives while paused, until the last reason ends, and goes on with what was left', () => {
    show('a');
    vi.advanceTimersByTime(2000);
    queue.pause('hover');
    queue.pause('hidden');
    vi.advanceTimersByTime(10_000);
    queue.resume('hover');
    vi.advanceTimersByTime(10_000);
    expect(staying()).toEqual(['a']);
    queue.resume('hidden');
    vi.advanceTimersByTime(999);
    expect(staying()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(staying()).toEqual([]);
  });

  it('starts the life of one that arrives during a pause when the pause ends', () => {
    queue.pause('hover');
    show('a');
    vi.advanceTimersByTime(9000);
    queue.resume('hover');
    vi.advanceTimersByTime(2999);
    expect(staying()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(staying()).toEqual([]);
  });

  it('[ALERT-01] shows alerts and lets them go in their time when the clock of the device is set back', () => {
    show('a');
    vi.setSystemTime(Date.now() - 3_600_000);
    show('b');
    vi.advanceTimersByTime(400);
    expect(shown()).toEqual(['a', 'b']);
    queue.pause('hover');
    queue.resume('hover');
    vi.advanceTimersByTime(3000);
    expect(staying()).toEqual([]);
  });

  it('notifies its listeners of every change', () => {
    const onChange = vi.fn<() => void>();
    const stop = queue.subscribe(onChange);
    show('a');
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    show('b');
    vi.advanceTimersByTime(400);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
