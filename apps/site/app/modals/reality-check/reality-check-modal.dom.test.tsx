import { act, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { queryClient, session } from '#app/session/index.ts';
import { playTimeQuery } from '#app/queries/play-time.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { samplePlayTime } from '#testing/sample-play-time.ts';
import { ModalHost } from '../modal-host.tsx';
import { modals } from '../registry.ts';

afterEach(() => session.signedOut());

async function open(known = samplePlayTime()) {
  own();
  queryClient.setQueryData(playTimeQuery.queryKey, { data: known, meta: undefined });
  await modals['reality-check'].preload();
  const shown = await act(async () => renderSite(<ModalHost />, { url: '/games/x?reality-check=true' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'A look at the clock' });
  return { ...shown, dialog };
}

it('[S4] [S5] [S6] shows the time in hours, minutes and seconds, what was staked and won, and the net result', async () => {
  const { dialog } = await open();
  const facts = within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['1:00:05', '€40.00', '€25.50', '-€14.50']);
  expect(within(dialog).getByText(/^Play stops every 60 minutes/)).toBeDefined();
});

it('[S4] is not skipped by Escape, and has no other way out than its answers', async () => {
  const { dialog, user } = await open();
  await user.keyboard('{Escape}');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stop playing', 'Play on']);
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(sentChanges()).toEqual([]);
});

it('[S4] asks the platform to go on once the player says so', async () => {
  const { dialog, user } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Play on' }));
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/play-time/reality-check', undefined]]));
  await waitFor(() => expect(toasts.visible()).toHaveLength(1));
});

it('says so to a player who has not played', async () => {
  const { dialog } = await open({ ...samplePlayTime(), sitting: null });
  expect(within(dialog).getByText('You have not played for money lately.')).toBeDefined();
});
