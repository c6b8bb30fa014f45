import { act, screen, within } from '@testing-library/react';
import type { Account, BonusStatus, Profile } from '@verdigale/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCurrencies, sampleOffer } from '#app/bonuses/testing.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { bonusStatusQuery, namedBonusesQuery } from '#app/queries/bonuses.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { WelcomePackage } from './welcome-package.tsx';

const ids = ['one', 'two', 'three', 'four'];
const cards = ids.map((bonusId) => ({ bonusId, title: `Card ${bonusId}`, text: 'Told' }));
const status = (id: string, issueStatus: number): BonusStatus => ({ id, status: issueStatus, issueStatus });
const show = () => act(async () => renderSite(<WelcomePackage cards={cards} />));
const card = (id: string) => within(screen.getByRole('heading', { name: `Card ${id}` }).closest('li')!);

/** A player with these statuses signs in. */
function know(statuses: BonusStatus[]): void {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: sampleCurrencies, meta: undefined });
  queryClient.setQueryData(accountsQuery.queryKey, {
    data: [{ id: 'a', currency: 'EUR', status: 1, version: 1 } as Account],
    meta: undefined,
  });
  queryClient.setQueryData(bonusStatusQuery(ids, 'EUR').queryKey, { data: statuses, meta: undefined });
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
}

afterEach(() => session.signedOut());

describe('the welcome package', () => {
  it('[BON-11] tells guests of each part and asks them to join', async () => {
    session.signedOut();
    await show();
    expect(card('one').getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/?sign-up=true');
  });

  it('leaves each card where it is, with whoever reads it, once the player is known', async () => {
    const { container } = await show();
    const before = [...container.querySelectorAll('li')];
    expect(before).toHaveLength(4);
    await act(async () => know([status('one', 1)]));
    expect(await screen.findByText('Received')).toBe(card('one').getByText('Received'));
    for (const each of before) expect(each.isConnected).toBe(true);
  });

  it('[BON-11] says what was received and what cannot be had, and opens the wallet for the rest', async () => {
    know([status('one', 1), status('two', 2), status('three', 3), status('four', 4)]);
    const offer = sampleOffer({
      id: 'three',
      assignConditions: { baseCurrencyAmount: 15 },
      maxWinMultiplier: 10,
      baseCurrencyMaxWinAmount: 70,
    });
    queryClient.setQueryData(namedBonusesQuery(ids, 'EUR', 'en').queryKey, { data: [offer], meta: undefined });
    const { user } = await show();
    expect(await screen.findByText('Received')).toBe(card('one').getByText('Received'));
    expect(card('one').queryByRole('button', { name: 'Deposit and take it' })).toBeNull();
    for (const [id, reason] of [
      ['two', 'Not open to you now'],
      ['four', 'All of them are given away'],
    ] as const) {
      expect(card(id).getByRole('button', { name: 'Deposit and take it' }).getAttribute('aria-disabled')).toBe('true');
      expect(card(id).getByText(reason)).toBeDefined();
    }
    await user.click(card('three').getByRole('button', { name: 'Terms in full' }));
    expect(card('three').getByText('€150.00 in all: 10 × the bonus')).toBeDefined();
    expect(card('three').getByText('€70.00 at most')).toBeDefined();
    await user.click(card('three').getByRole('button', { name: 'Deposit and take it' }));
    expect(pageLocation().search).toBe('?wallet=deposit&bonusId=three');
  });
});
