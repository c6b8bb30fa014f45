import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from '#client/route/router.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { TopBar } from './top-bar.tsx';

it('marks where one is, and of a place below it what is around', () => {
  const { show, screen } = renderClient(<TopBar />);
  act(() => navigate('/soon'));
  show();
  const marked = () =>
    screen.getAllByRole('link').flatMap((link) => {
      const mark = link.getAttribute('aria-current');
      return mark ? [[link.textContent, mark]] : [];
    });
  expect(marked()).toEqual([['Starting soon', 'page']]);
  act(() => navigate('/bets'));
  expect(marked()).toEqual([['My bets', 'page']]);
  act(() => navigate('/bets/settled'));
  expect(marked()).toEqual([['My bets', 'true']]);
  act(() => navigate('/'));
});
