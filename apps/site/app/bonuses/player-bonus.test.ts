import { describe, expect, it } from 'vitest';
import { maxWinOf } from './max-win.ts';
import { offerCurrency } from './offer-currency.ts';
import { cardEnd, fullWager, historyEnd, remainingWager } from './player-bonus.ts';
import { sampleCurrencies } from './testing.ts';

const euro = offerCurrency(sampleCurrencies, 'EUR')!;
const dollar = offerCurrency(sampleCurrencies, 'USD')!;

it('adds what is done and what is still to do', () => {
  const bonus = {
    currentWagerCasinoAmount: 0.1,
    requiredWagerCasinoAmount: 0.2,
    currentWagerSportsbookAmount: 1,
    requiredWagerSportsbookAmount: 2,
  };
  expect([fullWager(bonus, euro), remainingWager(bonus, euro)]).toEqual([3.3, 2.2]);
});

describe('when it ends', () => {
  const ends = { activationExpiredAt: 'activation', wageringExpiredAt: 'wagering' };
  it.each([
    ['an issued bonus', { status: 1, ...ends }, 'activation', 'activation'],
    ['an active bonus', { status: 2, ...ends }, 'wagering', 'wagering'],
    ['issued free spins', { status: 1, activationExpiredAt: '2026-06-04', expiredAt: '2026-06-08' }, '2026-06-04', '2026-06-08'],
    [
      'issued free spins that end sooner',
      { status: 1, activationExpiredAt: '2026-06-08', expiredAt: '2026-06-04' },
      '2026-06-04',
      '2026-06-04',
    ],
    ['active free spins', { status: 2, ...ends, expiredAt: 'spins' }, 'spins', 'spins'],
    ['a finished bonus', { status: 3, ...ends }, 'wagering', 'activation'],
    ['a finished one without activation', { status: 3, wageringExpiredAt: 'wagering' }, 'wagering', 'wagering'],
    ['one without an end', { status: 2 }, null, null],
  ])('%s', (_, timed, card, history) => {
    expect([cardEnd(timed), historyEnd(timed)]).toEqual([card, history]);
  });
});

it('[BON-04] caps a win by the lower of the multiple and of the sum: of the bonus, of its currency or of the base', () => {
  const terms = {
    maxWinMultiplier: 2.5,
    maxWinAmount: 90,
    maxWinAmountItems: [{ currency: 'EUR', amount: 80 }],
    baseCurrencyMaxWinAmount: 70,
  };
  expect(maxWinOf(terms, 10.1, euro)).toBe(25.25);
  expect(maxWinOf(terms, 100, euro)).toBe(90);
  expect(maxWinOf({ ...terms, maxWinMultiplier: null }, 10, euro)).toBe(90);
  expect(maxWinOf({ ...terms, maxWinMultiplier: 0, maxWinAmount: null }, 10, euro)).toBe(80);
  expect(maxWinOf({ ...terms, maxWinMultiplier: null, maxWinAmount: null }, 10, dollar)).toBe(140);
  expect(maxWinOf({}, 10, euro)).toBeNull();
});
