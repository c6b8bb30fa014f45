import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerStatus, type Profile } from '@verdigale/contract';
import { methodsQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { BrandTexts } from '#testing/brand-texts.tsx';
import { own } from '#testing/own-bonuses.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { WalletModal } from './wallet-modal.tsx';

afterEach(() => {
  window.sessionStorage.clear();
  session.dropped();
});

/** Opens the wallet and closes it; tells its tabs, whether it was left, and the address afterwards. */
async function leave(value: string, displayModal = true, known: () => void = () => undefined) {
  own();
  known();
  const close = vi.fn();
  const { user } = await act(async () =>
    renderSite(
      <BrandTexts modals={{ cancelDeposit: { displayModal } }}>
        <WalletModal close={close} value={value} />
      </BrandTexts>,
      { url: `/main?wallet=${value}` },
    ),
  );
  const tabs = screen.queryAllByRole('tab').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  return { tabs, isLeft: close.mock.calls.length > 0, search: pageLocation().search };
}

it('[MODAL-05] opened for a deposit, the wallet has no tabs and asks before it is left without one', async () => {
  expect(await leave('deposit')).toEqual({ tabs: [], isLeft: false, search: '?wallet=deposit&cancel-deposit=true' });
});

it('does not ask where the brand has it not ask, nor while a deposit is under way', async () => {
  expect(await leave('deposit', false)).toMatchObject({ isLeft: true, search: '?wallet=deposit' });
  cleanup();
  window.sessionStorage.setItem('asyncInvoiceId', 'i1');
  expect(await leave('deposit')).toMatchObject({ isLeft: true, search: '?wallet=deposit' });
});

const { queryKey } = methodsQuery('deposit', { currency: 'EUR' });
it.each<[string, () => void]>([
  ['no method is there', () => void queryClient.setQueryData(queryKey, { data: [], meta: undefined })],
  ['the player may make none', () => session.profileChanged({ id: 'p', status: playerStatus.limited } as Profile)],
])('leads nobody back to a deposit where %s', async (_, known) => {
  expect(await leave('deposit', true, known)).toMatchObject({ isLeft: true, search: '?wallet=deposit' });
});

it('[DEP-01] opened otherwise, it has both tabs and is left at once', async () => {
  expect(await leave('true')).toEqual({ tabs: ['Deposit', 'Withdraw'], isLeft: true, search: '?wallet=true' });
});
