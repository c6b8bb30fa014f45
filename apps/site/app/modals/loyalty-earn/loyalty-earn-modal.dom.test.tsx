import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { rootDataFor } from '#testing/root-data-for.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ModalHost } from '../modal-host.tsx';
import { modals } from '../registry.ts';

it('[LOY-02] tells everybody how points are earned', async () => {
  own();
  session.signedOut();
  await modals['loyalty-earn'].preload();
  const settings = { ...rootDataFor({}).settings, loyaltyEnabled: true };
  await act(async () => renderSite(<ModalHost />, { url: '/?loyalty-earn=true', root: { settings } }));
  const dialog = await screen.findByRole('dialog', { name: 'How to earn points' });
  expect(dialog.querySelectorAll('li')).toHaveLength(4);
});
