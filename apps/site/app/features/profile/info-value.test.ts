import type { Field, Profile } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { infoValue, sectionFields } from './info-value.ts';
import { initialOf, nameOf } from './player-name.ts';

const profile = {
  email: 'ann@example.org',
  phone: '4915112345678',
  birthdate: '1990-02-03 00:00:00',
  country: 'DE',
  gender: 'female',
  city: '',
  firstName: null,
  receiveEmailPromo: true,
  receiveSmsPromo: false,
} as unknown as Profile;

describe('infoValue', () => {
  it.each([
    ['email', { kind: 'code', text: 'ann@example.org' }],
    ['phone', { kind: 'code', text: '+4915112345678' }],
    ['birthdate', { kind: 'date', date: new Date('1990-02-03T00:00:00Z') }],
    ['country', { kind: 'country', text: 'DE' }],
    ['gender', { kind: 'gender', text: 'female' }],
    ['city', { kind: 'empty' }],
    ['firstName', { kind: 'empty' }],
    ['receiveEmailPromo', { kind: 'choice', isOn: true }],
    ['receiveSmsPromo', { kind: 'choice', isOn: false }],
    ['favouriteColour', { kind: 'empty' }],
    ['constructor', { kind: 'empty' }],
  ])('%s', (name, expected) => {
    expect(infoValue(profile, name)).toEqual(expected);
  });

  it('shows an invalid date unchanged', () => {
    expect(infoValue({ ...profile, birthdate: 'soon' }, 'birthdate')).toEqual({ kind: 'text', text: 'soon' });
  });
});

const field = (name: string, position: number, isVisible = true) => ({ name, position, isVisible }) as Field;

it('sorts the fields of the platform into sections by their position, without hidden ones', () => {
  const fields = [field('city', 4), field('email', 2), field('hobby', 3), field('country', 1), field('phone', 5, false)];
  expect(sectionFields(fields).map(([section, list]) => [section, list.map(({ name }) => name)])).toEqual([
    ['account', ['email']],
    ['personal', ['hobby']],
    ['address', ['country', 'city']],
  ]);
});

it.each([
  [{ nickname: 'Ann', firstName: 'Anna', email: 'ann@example.org' }, 'Ann'],
  [{ nickname: 'anna.ph***', firstName: 'Anna', email: 'anna.phone@example.org' }, 'Anna'],
  [{ nickname: 'anna.ph***', firstName: null, email: 'anna.phone@example.org' }, 'anna.ph***'],
  [{ nickname: null, firstName: null, email: 'ann@example.org' }, 'ann@example.org'],
  [{ nickname: null, firstName: null, email: null }, ''],
])('names a player %j', (profile, name) => {
  expect(nameOf(profile)).toBe(name);
});

it('puts a letter of the name on the seal', () => {
  expect(initialOf('_élan')).toBe('É');
  expect(initialOf('***')).toBe('★');
});
