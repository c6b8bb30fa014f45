import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { ShutOut } from './shut-out.tsx';

it.each([
  ['2031-06-03T12:00:00.000Z', /2031/],
  [null, /for good/],
])('[LIM-05] a player who has excluded himself until %s is told so, and not that he is blocked', (until, words) => {
  renderSite(<ShutOut login="ann@example.org" password="three quiet otters" until={until} />);
  const heading = screen.getAllByRole('heading', { level: 3 })[0]!;
  expect(heading.textContent).toMatch(words);
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByText(/blocked/)).toBeNull();
});
