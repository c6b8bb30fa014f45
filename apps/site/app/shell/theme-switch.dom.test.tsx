import { screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
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

it('takes the browser’s own bars along', async () => {
  document.documentElement.dataset.theme = 'dark';
  const bars = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#071011' });
  document.head.append(bars);
  onTestFinished(() => bars.remove());
  const { user } = renderSite(<ThemeSwitch />, { root: { grounds: { light: '#fbf9f5', dark: '#071011' } } });
  await user.click(screen.getByRole('button'));
  expect(bars.content).toBe('#fbf9f5');
  await user.click(screen.getByRole('button'));
  expect(bars.content).toBe('#071011');
});
