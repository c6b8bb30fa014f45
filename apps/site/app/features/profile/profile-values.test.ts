import type { Field, Profile } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { changedValues, isInForm, isLocked, profileValues } from './profile-values.ts';

const profile = { email: 'a@b.co', firstName: 'Ann', city: null, birthdate: '1990-02-03 00:00:00', receiveBonus: true } as Profile;
const field = (name: string, editable = true) => ({ name, editable, isVisible: true }) as Field;

it('[PROFILE-01] locks an e-mail that is set, and filled fields that are not editable', () => {
  expect(isLocked(field('email'), profile)).toBe(true);
  expect(isLocked(field('email'), { ...profile, email: null })).toBe(false);
  expect(isLocked(field('firstName', false), profile)).toBe(true);
  expect(isLocked(field('city', false), profile)).toBe(false);
  expect(isLocked(field('firstName'), profile)).toBe(false);
});

it('[PROFILE-01] leaves password, promotions and hidden fields out of the form', () => {
  const shown = ['city', 'password', 'receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus'].map((name) => field(name)).filter(isInForm);
  expect(shown.map(({ name }) => name)).toEqual(['city']);
  expect(isInForm({ name: 'city', isVisible: false })).toBe(false);
});

it('sends what was changed, and nothing else', () => {
  const start = profileValues(profile, [field('firstName'), field('city'), field('birthdate'), field('constructor')]);
  expect(start).toEqual({ firstName: 'Ann', city: '', birthdate: '1990-02-03', constructor: '' });
  expect(changedValues({ ...start, city: 'Kiel', firstName: 'Ann ' }, start)).toEqual({ city: 'Kiel' });
  expect(changedValues({ ...start, firstName: '' }, start)).toEqual({ firstName: '' });
});
