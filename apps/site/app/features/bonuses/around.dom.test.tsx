import { act, screen, waitFor, within } from '@testing-library/react';
import type { Account, Cashback, PlayerBonus } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOffer, sampleTerms } from '#app/bonuses/testing.ts';
import { BalanceSwitcher } from '#app/features/wallet/index.ts';
import { cashbackQuery } from '#app/queries/bonuses.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { BonusCashback, BonusPart } from './balance-parts.tsx';
import { BonusCount } from './bonus-count.tsx';
import { BonusLink } from './bonus-link.tsx';
import { CodeForm } from './code-form.tsx';
import { GameMoney, GameShareChip } from './game-bonus.tsx';
import { ProgressSpoken } from './progress-spoken.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { sampleAccount, sampleBonus, sampleSpins } from '#testing/sample-bonuses.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { inDays, own } from '#testing/own-bonuses.ts';

afterEach(() => {
  session.signedOut();
  localStorage.clear();
});

describe('in the header', () => {
  it('shows the dial of the bonus that runs in words, and leads to the bonuses', async () => {
    own({ bonuses: [sampleBonus({ wageringExpiredAt: inDays(3) })] });
    renderSite(<BonusLink />);
    const link = await screen.findByRole('link', { name: 'Bonus Welcome, 30%: €120.00 of €400.00 staked, 3 days left' });
    expect(link.getAttribute('href')).toBe('/profile/bonuses');
    expect(link.textContent).toBe('30%');
  });

  it('[BON-10] says 100 % of all that is staked alone', async () => {
    own({ bonuses: [sampleBonus({ currentWagerPercentage: 99.99 })] });
    renderSite(<BonusLink />);
    expect((await screen.findByRole('link', { name: /^Bonus Welcome/ })).textContent).toBe('99%');
  });

  it('[CUR-01] [BON-09] splits the balance, what is locked among the own money, with how far the bonus is and a dated row for each cashback', async () => {
    const account = sampleAccount({ balance: 58.5, realBalance: 12, lockedBalance: 8, withdrawalBalance: 12 });
    own({ bonuses: [sampleBonus({ wageringExpiredAt: inDays(3) })], account });
    const rows = ['Weekly', 'Live'].map((bonusName, at) => ({
      bonusId: bonusName,
      bonusName,
      amount: 4 + at,
      date: '2030-06-03T12:00:00Z',
    }));
    queryClient.setQueryData(cashbackQuery('EUR', 'en').queryKey, { data: rows as Cashback[], meta: undefined });
    const more = (account: Account) => <BonusCashback account={account} />;
    await act(async () => renderSite(<BalanceSwitcher bonusPart={<BonusPart />} isOpen moreParts={more} onOpenChange={() => undefined} />));
    // Its code is loaded for its first opening.
    const panel = within(await waitFor(() => screen.getByRole('tabpanel'), { timeout: 10_000 }));
    const text = panel.getAllByRole('term').map((term) => term.parentElement!.textContent);
    expect(text).toEqual([
      'Own money€20.00',
      'Bonus money€38.50€120.00 of €400.00 staked, 3 days left',
      'Available to withdraw€12.00',
      'Weeklyso far, paid on 3 Jun 2030€4.00',
      'Liveso far, paid on 3 Jun 2030€5.00',
    ]);
  });
});

it('counts packages, single bonuses and spins, and what a deposit can bring', () => {
  const packed = { packageId: 'pack', status: 1 };
  own({
    bonuses: [sampleBonus(), sampleBonus({ id: 'a', ...packed }), sampleBonus({ id: 'b', ...packed })],
    spins: [sampleSpins()],
    offers: [sampleOffer({ id: 'x' }), sampleOffer({ id: 'y' })],
  });
  renderSite(<BonusCount />);
  expect(screen.getByText('to look at: 5')).toBeDefined();
});

describe('[BON-10] beside a game', () => {
  const terms = { ...sampleTerms, contribution: { ...sampleTerms.contribution, types: { slots: 100 } } };
  it.each([
    ['says how much counts', sampleBonus({ terms }), sampleGame(), 'Counts 10%'],
    [
      'says that it does not count',
      sampleBonus({ terms: { ...terms, excludedGames: ['copper-canyon'] } }),
      sampleGame(),
      'Does not count: own money only',
    ],
    ['says nothing where all of it counts', sampleBonus(), sampleGame(), null],
    ['says what the game says of any bonus while none runs', null, sampleGame({ minimumBonusWagerMultiplier: 0.5 }), 'Counts 50%'],
    ['says nothing of bonuses where there is none', null, sampleGame({ isBonusWagering: false }), null],
  ])('%s', (_, bonus: PlayerBonus | null, one, words) => {
    own({ bonuses: bonus ? [bonus] : [] });
    const { container } = renderSite(<GameShareChip game={one} />);
    expect(container.textContent || null).toBe(words);
  });

  it('tells at the start of a session whose money plays and how much a stake may be, and again when that changes', async () => {
    own({ bonuses: [sampleBonus()] });
    const { user } = renderSite(<GameMoney game={sampleGame()} />);
    const told = () => screen.getByRole('status', { hidden: true }).textContent;
    expect(told()).toBe(
      'You play with your own money now. Once it is used up, bonus money is played. A stake that uses bonus money may be €5.00 at most.',
    );
    await user.click(screen.getByRole('button', { name: 'Hide this note' }));
    expect(screen.queryByRole('button', { name: 'Hide this note' })).toBeNull();
    act(() => own({ bonuses: [sampleBonus()], account: sampleAccount({ realBalance: 0, version: 2 }) }));
    expect(told()).toMatch(/^You play with bonus money now\./);
    expect(screen.getByRole('button', { name: 'Hide this note' })).toBeDefined();
  });

  it('tells nothing without a bonus', () => {
    own();
    const { container } = renderSite(<GameMoney game={sampleGame()} />);
    expect(container.textContent).toBe('');
  });
});

it('tells a screen reader each quarter once, and no round between them', async () => {
  own();
  function Rounds() {
    const [percent, setPercent] = useState(30);
    return (
      <button onClick={() => setPercent((before) => before + 15)}>
        <ProgressSpoken bonus={sampleBonus({ currentWagerPercentage: percent })} />
      </button>
    );
  }
  const { user } = renderSite(<Rounds />);
  const spoken: (string | null)[] = [];
  for (let round = 0; round < 4; round += 1) {
    spoken.push(screen.getByRole('status').textContent);
    await user.click(screen.getByRole('button'));
  }
  expect(spoken).toEqual(['', '', 'Welcome: 50% staked', 'Welcome: 75% staked']);
});

describe('[BON-06] a code', () => {
  it('is sent with trigger 1, without the spaces around it', async () => {
    own();
    const { user } = renderSite(<CodeForm />);
    await user.type(screen.getByRole('textbox', { name: 'Code' }), ' SPRING ');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(sentChanges()).toEqual([['POST', '/api/game/bonuses/bonuscodes', { bonusCode: 'SPRING', trigger: 1 }]]);
    await waitFor(() => expect(toasts.visible()).toHaveLength(1));
  });

  it('cannot be entered while the block after too many wrong ones lasts', async () => {
    localStorage.setItem('bonusTimer', new Date().toISOString());
    own();
    renderSite(<CodeForm />);
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
    expect(screen.getByText(/Too many wrong codes\. You can try again in [23]:\d\d/)).toBeDefined();
  });
});
