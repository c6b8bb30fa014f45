import { beforeEach, expect, it } from 'vitest';
import { forgetStored } from '#client/settings/stored.ts';
import { openPlacing } from './place-store.ts';
import { changeSlip, currentSlip } from './use-slip.ts';

beforeEach(forgetStored);

const type = (stake: string) => changeSlip((slip) => ({ ...slip, stake }));

it('keeps a stake for the account that it was typed for, also of who signs in', () => {
  openPlacing();
  type('20');
  openPlacing('yen');
  openPlacing();
  openPlacing('yen');
  expect(currentSlip().stake).toBe('20');
});

it('takes the stake of another account off the slip, with whose number it would be another sum', () => {
  openPlacing('yen');
  type('5000');
  openPlacing();
  openPlacing('euro');
  expect(currentSlip().stake).toBe('');
  type('5');
  openPlacing('euro');
  expect(currentSlip().stake).toBe('5');
});
