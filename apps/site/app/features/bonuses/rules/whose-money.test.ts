import type { BonusTerms } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { sampleTerms } from '#app/bonuses/testing.ts';
import { whoseMoney } from './whose-money.ts';

const game = { id: 'g1', identity: 'copper-canyon', type: 'slots', provider: { id: 'p1', identity: 'aurum' } };
const playing = (stakeOrder: BonusTerms['stakeOrder'], realBalance: number, balance = 10, excludedGames: string[] = []) =>
  whoseMoney({ balance, terms: { ...sampleTerms, stakeOrder, excludedGames } }, { realBalance }, game);

it.each([
  ['own money first', playing('real-first', 5), 'own-first'],
  ['the bonus once own money is used up', playing('real-first', 0), 'bonus'],
  ['the bonus first', playing('bonus-first', 5), 'bonus-first'],
  ['the bonus alone', playing('bonus-first', 0), 'bonus'],
  ['both in a fixed share', playing('mixed', 5), 'mixed'],
  ['own money only where the game does not take the bonus', playing('bonus-first', 5, 10, ['copper-canyon']), 'own'],
  ['own money only once the bonus is used up', playing('real-first', 5, 0), 'own'],
])('[BON-10] says whose money plays: %s', (_, whose, expected) => expect(whose).toBe(expected));
