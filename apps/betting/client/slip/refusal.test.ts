import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import texts from '../../texts/en.json' with { type: 'json' };
import { createText } from '#client/texts/texts.ts';
import { refusalWords } from './refusal.ts';
import { sampleLeg } from './testing.ts';

const legs = [sampleLeg('a'), sampleLeg('b', { market: 'total', specifiers: 'total=2.5', outcome: 'over', price: '1.9' })];
const words = (name: keyof typeof errors, fields: Record<string, string[]> = {}) =>
  refusalWords(createText(texts), new ApiError(409, errors[name].code, 'refused', { fields }), { legs, mode: 'combo' }, String, String);

it('names the leg and both prices', () => {
  expect(words('priceChanged', { 'legs.1': ['1.75'] }).lines).toEqual(['Over 2.5: the odds went from 1.9 to 1.75']);
});

it('names the leg that is closed, and why', () => {
  expect(words('betClosed', { 'legs.0': ['suspended'] }).lines).toEqual(['Fennick Rovers: suspended for a moment']);
});

it.each([
  ['sportStakeTooHigh', 'This stake is more than can be taken on this bet'],
  ['stakeTooHigh', 'This stake is more than one bet with bonus money may be'],
  ['insufficientFunds', 'There is not enough money in your account'],
  ['betLimitReached', 'This is more than your stake limit leaves'],
  ['lossLimitReached', 'This is more than your loss limit leaves'],
] as const)('says of %s what could be staked', (reason, line) => {
  expect(words(reason, { unitStake: ['12.50'] })).toEqual({ lines: [line], possibleStake: '12.50' });
});

it.each(['betLimitReached', 'lossLimitReached'] as const)('says of %s when the limit resets', (reason) => {
  const error = new ApiError(423, errors[reason].code, 'refused', { extra: { until: '2030-06-10T00:00:00.000Z' } });
  const { lines } = refusalWords(createText(texts), error, { legs, mode: 'combo' }, String, String);
  expect(lines.slice(1)).toEqual(['The limit resets: 2030-06-10T00:00:00.000Z']);
});

it('takes no complaint about a field, nor the word for a bonus, for a stake', () => {
  expect(words('invalid', { unitStake: ['is no sum of this currency'] }).possibleStake).toBeNull();
  const restricted = words('productRestricted', { unitStake: ['bonus'] });
  expect(restricted).toEqual({ lines: ['Only bonus money is left, and your bonus is not for this bet'], possibleStake: null });
});

it('names the event whose selections have another price together, or none', () => {
  const builder = [legs[0]!, { ...legs[1]!, eventId: legs[0]!.eventId }];
  const said = (name: keyof typeof errors, fault: string) =>
    refusalWords(
      createText(texts),
      new ApiError(409, errors[name].code, 'refused', { fields: { 'builders.0': [fault] } }),
      { legs: builder, mode: 'builder' },
      String,
      String,
    );
  expect(said('priceChanged', '3.2').lines).toEqual(['Fennick Rovers – Ashvale Orient: The combined odds are now 3.2']);
  expect(said('legsNotCombined', 'contradictory').lines).toEqual(['Fennick Rovers – Ashvale Orient: These selections cannot all win']);
});

it('says the reason of any other refusal, and that there is one where it has no words', () => {
  expect(words('gameInsufficientFunds').lines).toEqual(['There is not enough money in your account']);
  expect(words('currencyMismatch').lines).toEqual(['This bet was not taken. Nothing was staked']);
});
