import type { ReactNode } from 'react';

/** How long an alert stays (A 9). What a player must act on stands in the page too: an alert alone would run away (WCAG 2.2.1). */
export const toastLifeMs = 3000;
/** How long it comes and goes (A 9). */
export const toastAnimationMs = 300;
/** Two alerts are at least this far apart (A 9). */
export const toastSpacingMs = 400;
const maxVisibleToasts = 3;

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastInput {
  readonly kind: ToastKind;
  readonly title: string;
  readonly description?: ReactNode;
  /** Milliseconds, or `null` to stay until closed. */
  readonly lifeMs?: number | null;
  /** Do not show it while one with the same kind, title and description waits or shows. */
  readonly suppressDuplicate?: boolean;
  /** A control; what it does must be reachable elsewhere too. */
  readonly action?: ReactNode;
}

export type Toast = ToastInput & { readonly id: number; readonly lifeMs: number | null; readonly isLeaving: boolean };

export interface ToastQueue {
  /** Shows an alert when its turn comes. Returns its id, or `null` when a duplicate was suppressed. */
  readonly show: (input: ToastInput) => number | null;
  /** Lets one go, whether it shows or waits. */
  readonly close: (id: number) => void;
  /** Stops all lives for one more reason (hover, focus, hidden tab); they go on when the last reason ends. */
  readonly pause: (reason: string) => void;
  readonly resume: (reason: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly visible: () => readonly Toast[];
}

interface Clock {
  timer: ReturnType<typeof setTimeout>;
  endsAt: number;
  ms: number;
}

/** The time until a moment that is at most `most` away: the clock of a device may have been set back meanwhile. */
const msUntil = (moment: number, most: number): number => Math.min(most, Math.max(0, moment - Date.now()));

/** The alerts of one page: spaced, limited, timed (ALERT-01). Nothing in it draws. */
export function createToastQueue(): ToastQueue {
  let visible: readonly Toast[] = [];
  let waiting: Toast[] = [];
  let nextId = 1;
  let lastShownAt = Number.NEGATIVE_INFINITY;
  let turn: ReturnType<typeof setTimeout> | undefined;
  const lives = new Map<number, Clock>();
  const remaining = new Map<number, number>();
  const pauses = new Set<string>();
  const listeners = new Set<() => void>();

  const set = (toasts: readonly Toast[]) => {
    visible = toasts;
    for (const listener of listeners) listener();
  };

  const startLife = (id: number, ms: number) => {
    if (pauses.size > 0) remaining.set(id, ms);
    else lives.set(id, { timer: setTimeout(() => close(id), ms), endsAt: Date.now() + ms, ms });
  };

  const takeTurn = () => {
    turn = undefined;
    const toast = waiting.shift();
    if (!toast) return;
    lastShownAt = Date.now();
    const staying = visible.filter((shown) => !shown.isLeaving);
    // The oldest makes room: the newest says what just happened.
    for (const shown of staying.slice(0, Math.max(0, staying.length - maxVisibleToasts + 1))) close(shown.id);
    set([...visible, toast]);
    if (toast.lifeMs !== null) startLife(toast.id, toast.lifeMs);
    scheduleTurn();
  };

  const scheduleTurn = () => {
    if (turn !== undefined || waiting.length === 0) return;
    const wait = msUntil(lastShownAt + toastSpacingMs, toastSpacingMs);
    if (wait === 0) takeTurn();
    else turn = setTimeout(takeTurn, wait);
  };

  const close = (id: number) => {
    waiting = waiting.filter((toast) => toast.id !== id);
    clearTimeout(lives.get(id)?.timer);
    lives.delete(id);
    remaining.delete(id);
    if (!visible.some((toast) => toast.id === id && !toast.isLeaving)) return;
    set(visible.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
    setTimeout(() => set(visible.filter((toast) => toast.id !== id)), toastAnimationMs);
  };

  return {
    show(input) {
      const isSame = (toast: Toast) => toast.kind === input.kind && toast.title === input.title && toast.description === input.description;
      const current = [...waiting, ...visible.filter((toast) => !toast.isLeaving)];
      if (input.suppressDuplicate && current.some(isSame)) return null;
      const lifeMs = input.lifeMs === undefined ? toastLifeMs : input.lifeMs;
      const toast: Toast = { ...input, id: nextId++, lifeMs, isLeaving: false };
      waiting.push(toast);
      scheduleTurn();
      return toast.id;
    },
    close,
    pause(reason) {
      pauses.add(reason);
      for (const [id, life] of lives) {
        clearTimeout(life.timer);
        remaining.set(id, msUntil(life.endsAt, life.ms));
      }
      lives.clear();
    },
    resume(reason) {
      pauses.delete(reason);
      if (pauses.size > 0) return;
      const left = [...remaining];
      remaining.clear();
      for (const [id, ms] of left) startLife(id, ms);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    visible: () => visible,
  };
}

/** The alerts of this page: `toasts.show({ kind, title })` from anywhere in the browser. */
export const toasts: ToastQueue = createToastQueue();
