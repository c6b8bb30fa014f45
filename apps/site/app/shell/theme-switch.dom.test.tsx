import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { removeCookie } from '#app/session/browser-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

afterEach(() => {
  removeCookie('theme');
  delete document.documentElement.dataset.theme;
});

it('stands as the other one of the page has left it: a tablet that is turned has the header’s in the place of the menu’s', async () => {
  document.documentElement.dataset.theme = 'dark';
  const { user } = renderSite(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  );
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['Switch to light colours', 'Switch to light colours']);
  await user.click(screen.getAllByRole('button')[0]!);
  expect(document.documentElement.dataset.theme).toBe('light');
  await expect.poll(names).toEqual(['Switch to dark colours', 'Switch to dark colours']);
  await user.click(screen.getAllByRole('button')[1]!);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
