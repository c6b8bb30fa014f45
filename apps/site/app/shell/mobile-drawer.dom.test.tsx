import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { changeLayout } from './layout-store.ts';
import { MobileDrawer } from './mobile-drawer.tsx';

const overflow = () => document.documentElement.style.overflow;

it('[SHELL-07] the drawer locks the page below while it is open', async () => {
  renderSite(<MobileDrawer />);
  expect(overflow()).not.toBe('hidden');
  act(() => changeLayout({ isDrawerOpen: true }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(overflow()).toBe('hidden');
  act(() => changeLayout({ isDrawerOpen: false }));
});
