import { act, screen, waitFor, within } from '@testing-library/react';
import { errors } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginCodeBlock } from '#app/bonuses/code-block.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { DepositForm } from '../deposit/deposit-form.tsx';
import { account, knowBonuses, method, waitingCode } from './testing.ts';
import { money } from '../testing.ts';

function show(known?: Parameters<typeof knowBonuses>[0], url = '/main?wallet=deposit') {
  knowBonuses(known);
  const form = <DepositForm account={account} method={method} money={money} onDone={() => undefined} onStarted={undefined} />;
  return renderSite(form, { url }).user;
}

const radio = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const button = () => screen.getByRole('button', { name: /^Deposit €/ });
async function type(user: ReturnType<typeof show>, sum: string) {
  const field = screen.getByRole('textbox', { name: /^Amount/ });
  await user.clear(field);
  await user.type(field, sum);
}
const steps = () => (window.dataLayer ?? []).flatMap((entry) => (entry as { funnelStep?: string }).funnelStep ?? []);
/** What the last call carried. */
const sentBody = () => sentCalls().at(-1)![2] as Record<string, unknown>;

beforeEach(() => {
  delete window.dataLayer;
  document.cookie = 'accept-cookie=accepted';
});
afterEach(() => {
  delete window.askedAhead;
  localStorage.clear();
  document.cookie = 'accept-cookie=; Max-Age=0';
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

describe('the bonus of a deposit', () => {
  it('[BON-05] [DEP-03] chooses the first offer that fits, and the button says what it brings', () => {
    show();
    expect(chosen()).toBe('half');
    expect(button().textContent).toBe('Deposit €25.00and get €12.50');
  });

  it('[BON-05] chooses none where the brand declines by default', () => {
    show({ isDeclinedByDefault: true });
    expect(chosen()).toBe('declined');
    expect(button().textContent).toBe('Deposit €25.00');
  });

  it('[BON-05] opens the code box when a code waits, and says so on the button', () => {
    show({ codes: [waitingCode()] });
    expect(chosen()).toBe('code');
    expect(screen.getByRole('button', { name: 'Remove the code COPPER' })).toBeDefined();
    expect(button().textContent).toBe('Deposit €25.00with the code COPPER');
  });

  it('tells a screen reader that a code goes with the deposit, and that it does not', async () => {
    const user = show({ codes: [waitingCode('COPPER', 'pack-cash')], isDeclinedByDefault: true });
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await user.click(radio(/^I have a bonus code/));
    expect(said()).toContain('With this deposit: no bonus');
    await type(user, '60');
    expect(said()).toContain('With this deposit: COPPER');
    expect(said()).not.toContain('With this deposit: no bonus');
  });

  it('[BON-05] leaves out a code whose offer the amount does not fit, says what it asks for, and is back with it', async () => {
    const user = show({ codes: [waitingCode('COPPER', 'pack-cash')], isDeclinedByDefault: true });
    expect(chosen()).toBe('declined');
    await user.click(radio(/^I have a bonus code/));
    expect(button().textContent).toBe('Deposit €25.00');
    expect(screen.queryByText('This code goes with your deposit.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove the code COPPER' }).closest('div')!.textContent).toContain('Deposit from €50.00');
    await user.click(button());
    await expect.poll(() => sentBody()).toMatchObject({ amount: 25, isBonusDecline: true });
    await type(user, '60');
    expect(button().textContent).toBe('Deposit €60.00with the code COPPER');
    await user.click(button());
    await expect.poll(() => sentBody()).toMatchObject({ amount: 60, bonusId: 'pack-cash', isBonusDecline: false });
  });

  it('[BON-05] takes the opener’s offer first, and opens with the least that it asks for', () => {
    show({ isDeclinedByDefault: true, codes: [waitingCode()] }, '/main?wallet=deposit&bonusId=pack-spins');
    expect(chosen()).toBe('pack-cash');
    expect(button().textContent).toBe('Deposit €50.00and get €25.00 + 20 FS');
  });

  it('[BON-05] [DEP-03] follows the amount: what does not fit cannot be chosen, and makes room', async () => {
    const user = show();
    expect(radio(/Welcome/).disabled).toBe(true);
    expect(radio(/Welcome/).closest('label')!.textContent).toContain('Deposit from €50.00');
    await type(user, '60');
    await user.click(radio(/Welcome/));
    expect(button().textContent).toBe('Deposit €60.00and get €25.00 + 20 FS');
    await type(user, '30');
    expect(chosen()).toBe('half');
    await type(user, '15');
    expect(chosen()).toBe('declined');
    expect(screen.getByText('With this deposit: no bonus')).toBeDefined();
    await type(user, '60');
    expect(chosen()).toBe('pack-cash');
  });

  it('[BON-04] shows a package as one row, and asks for it by its first item', async () => {
    const user = show();
    expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual(['half', 'pack-cash', 'declined', 'code']);
    await type(user, '60');
    await user.click(radio(/Welcome/));
    await user.click(button());
    await expect.poll(() => sentBody()).toMatchObject({ amount: 60, bonusId: 'pack-cash', isBonusDecline: false });
  });

  it('[DEP-03] sends a decline, which is a choice like any other', async () => {
    const user = show();
    await user.click(radio(/^No bonus/));
    await user.click(button());
    await expect.poll(() => sentBody()).toMatchObject({ isBonusDecline: true });
    expect(sentBody()).not.toHaveProperty('bonusId');
  });

  it('[DEP-03] declines also with the code box open and no code in it', async () => {
    const user = show();
    await user.click(radio(/I have a bonus code/));
    expect(screen.getByText('Without a code this deposit comes without a bonus.')).toBeDefined();
    await user.click(button());
    await expect.poll(() => sentBody()).toMatchObject({ isBonusDecline: true });
  });

  it('[DEP-03] sends no decline while a code waits, and names its offer where that is known', async () => {
    const user = show({ codes: [waitingCode()] });
    await user.click(button());
    await expect.poll(() => sentBody()).toMatchObject({ isBonusDecline: false });
    expect(sentBody()).not.toHaveProperty('bonusId');
  });

  it('[ANA-02] counts selectBonus, declineBonuses, promoOpen and promoSent', async () => {
    const user = show();
    await user.click(radio(/^No bonus/));
    await user.click(radio(/Half more/));
    await user.click(radio(/I have a bonus code/));
    await user.type(screen.getByRole('textbox', { name: 'Bonus code' }), 'NOPE{Enter}');
    await expect.poll(steps).toEqual(['declineBonuses', 'selectBonus', 'promoOpen', 'promoSent']);
  });
});

it('asks anew for rates, too, where an offer is refused: what it asks for may be more by now', async () => {
  const { code, status } = errors.bonusUnavailable;
  const refusal = new Response(JSON.stringify({ error: { code, message: 'not with this deposit' } }), { status });
  window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': Promise.resolve(refusal) } };
  const user = show();
  await user.click(button());
  expect(await screen.findByRole('alert')).toBeDefined();
  const asked = () => sentCalls().map(([, path]) => path.split('?')[0]);
  await expect.poll(asked).toEqual(expect.arrayContaining(['/api/game/bonuses', '/api/settings/currencies']));
});

describe('what is agreed to', () => {
  it('says in sums what follows from this deposit, before it is sent', () => {
    show();
    const terms = within(screen.getByRole('region', { name: 'Bonus with this deposit' }));
    expect(terms.getByText('€12.50 for this deposit: 50% of your deposit, €100.00 at most')).toBeDefined();
    expect(terms.getByText('€125.00 in all: 10 × the bonus')).toBeDefined();
    expect(terms.getByText('€5.00, whenever bonus money is in it')).toBeDefined();
    expect(terms.getByText('3 days to activate it, then 7 days to stake')).toBeDefined();
  });

  it('[BON-07] opens wallet-bonus-info for any row, also for one that does not fit', async () => {
    const user = show();
    await user.click(screen.getByRole('link', { name: 'Terms: Welcome' }));
    await waitFor(() => expect(pageLocation().search).toBe('?wallet=deposit&wallet-bonus-info=pack-cash'));
  });
});

it('[BON-06] the code box takes no code for 180 seconds after too many wrong ones, and counts them down', async () => {
  const user = show({ offers: [] });
  await user.click(radio(/I have a bonus code/));
  act(beginCodeBlock);
  expect(await screen.findByText(/^Too many wrong codes\. You can try again in (3:00|2:5\d)\.$/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bonus code' }).disabled).toBe(true);
});

it('takes deposits also where the offers did not load, and then without one', async () => {
  show({ offers: null });
  expect(await screen.findByText('The offers did not load. You can deposit without one.')).toBeDefined();
  expect(chosen()).toBe('declined');
});

it('offers nothing that is not there', () => {
  show({ offers: [] });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
