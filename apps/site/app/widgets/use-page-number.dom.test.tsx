import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { usePageNumber } from './use-page-number.ts';

function show(url: string) {
  const { Live, latest } = hookOnPage(() => [...usePageNumber(), useLocation().search] as const);
  renderSite(<Live />, { url });
  return latest;
}

it('the page of a list is that of the address, whatever else stands there', async () => {
  const shown = show('/profile/notifications?page=3&wallet=deposit');
  expect(shown.current[0]).toBe(3);
  await act(async () => shown.current[1](2));
  expect([shown.current[0], shown.current[2]]).toEqual([2, '?page=2&wallet=deposit']);
  await act(async () => shown.current[1](1));
  expect([shown.current[0], shown.current[2]]).toEqual([1, '?wallet=deposit']);
});

it.each(['', '0', '-2', '1.5', 'two', '1e99'])('a page that cannot be is the first: %j', (page) => {
  expect(show(`/profile/notifications?page=${page}`).current[0]).toBe(1);
});
