import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UiTexts } from '../ui-texts/ui-texts.ts';

// A page has one queue, and the files of a process share their modules: here a new one begins.
vi.resetModules();
const { UiTextsProvider } = await import('../ui-texts/ui-texts.ts');
const { toastAnimationMs, toastLifeMs, toasts } = await import('./toast-queue.ts');
const { ToastRegion } = await import('./toast-region.tsx');

// The queue is the page’s: for it time only goes on, and for the next file it is now again.
let now = Date.now() - 86_400_000;
beforeEach(() => {
  vi.useFakeTimers({ now: (now += 3_600_000) });
  render(
    <UiTextsProvider value={{ close: 'Close', notifications: 'Messages' } as UiTexts}>
      <ToastRegion />
    </UiTextsProvider>,
  );
  act(() => void toasts.show({ kind: 'error', title: 'Declined' }));
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(60_000));
  cleanup();
  vi.useRealTimers();
});

const isLeaving = () => screen.queryByText('Declined')?.closest('[data-kind]')?.hasAttribute('data-leaving') ?? true;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region');
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('[ALERT-01] lets an error go after 3000 ms too', () => {
  pass(2999);
  expect(isLeaving()).toBe(false);
  pass(1);
  expect(isLeaving()).toBe(true);
});

it.each([
  ['the pointer is on it', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
  ['the focus is in it', () => fireEvent.focusIn(screen.getByRole('button')), () => fireEvent.focusOut(screen.getByRole('button'))],
  ['the tab is hidden', () => hide(true), () => hide(false)],
])('[ALERT-01] stops the clock while %s', (_, begin, end) => {
  pass(1000);
  begin();
  pass(60_000);
  expect(isLeaving()).toBe(false);
  end();
  pass(toastLifeMs - 1001);
  expect(isLeaving()).toBe(false);
  pass(1);
  expect(isLeaving()).toBe(true);
});

it('[ALERT-01] closes by a click on it', () => {
  fireEvent.click(screen.getByText('Declined'));
  expect(isLeaving()).toBe(true);
});

it('[ALERT-01] lets the others go after the one that had the focus was closed', () => {
  act(() => void toasts.show({ kind: 'info', title: 'Saved' }));
  pass(500);
  const [close] = screen.getAllByRole('button');
  act(() => close!.focus());
  act(() => close!.click());
  pass(toastAnimationMs);
  expect(screen.queryByText('Declined')).toBeNull();
  pass(toastLifeMs);
  pass(toastAnimationMs);
  expect(screen.queryByText('Saved')).toBeNull();
});
