import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { opening } from '#app/modal-flags/opening.ts';
import { renderSite } from '#testing/render-site.tsx';
import { Preloader } from './preloader.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Another file's press on a link to a modal, whose host was never there to say that it is open.
  opening.set(false);
});
afterEach(() => void vi.useRealTimers());

/** What stands of the preloader after these milliseconds. */
function phasesAt(url: string, ...moments: number[]): (string | null | undefined)[] {
  const { container } = renderSite(<Preloader />, { url });
  let now = 0;
  return moments.map((moment) => {
    act(() => void vi.advanceTimersByTime(moment - now));
    now = moment;
    return container.querySelector('[data-phase]')?.getAttribute('data-phase');
  });
}

it('[SHELL-11] the preloader is hidden at 500 ms and removed at 1000 ms', () => {
  expect(phasesAt('/main', 0, 499, 500, 999, 1000)).toEqual(['shown', 'shown', 'hidden', 'hidden', undefined]);
});

it.each(['/auth/autologin?state=x', '/auth/social/google/callback'])('[SHELL-11] the preloader of %s stays', (url) => {
  expect(phasesAt(url, 60_000)).toEqual(['shown']);
});
