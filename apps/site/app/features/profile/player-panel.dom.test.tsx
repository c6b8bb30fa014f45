import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { PlayerPanel } from './player-panel.tsx';

const overflow = () => document.documentElement.style.overflow;

it('[SHELL-07] the user panel locks the page below while it is open', async () => {
  // Its quests are a part of their own, which may have to be waited for.
  const { unmount } = await act(async () => renderSite(<PlayerPanel isOpen onClose={() => undefined} />));
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(overflow()).toBe('hidden');
  unmount();
  expect(overflow()).not.toBe('hidden');
});
