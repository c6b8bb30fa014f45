import { describe, expect, it } from 'vitest';
import { mayOpen, modalStack, pageSearch, withModal, withoutModals, type ModalRules } from './modal-flags.ts';

const rules: ModalRules = {
  'sign-in': { access: 'guest' },
  'reset-pass': { access: 'guest', params: ['resetCode'] },
  wallet: { access: 'player' },
  'wallet-region': { access: 'player' },
  language: { access: 'everyone' },
};
const query = (text: string) => new URLSearchParams(text);
const keys = (text: string) => modalStack(query(text), rules).map(({ key, value }) => `${key}=${value}`);

describe('modalStack', () => {
  it('[MODAL-01] opens a modal by its query flag, with its value', () => {
    expect(keys('sign-in=true')).toEqual(['sign-in=true']);
    expect(keys('stag=x&wallet=deposit')).toEqual(['wallet=deposit']);
  });

  it('stacks in the order of the query', () => {
    expect(keys('wallet=deposit&wallet-region=true')).toEqual(['wallet=deposit', 'wallet-region=true']);
  });

  it('ignores unknown names, a false flag, repeats and names of the prototype', () => {
    expect(keys('other=true&sign-in=false&wallet=a&wallet=b&constructor=true&__proto__=1')).toEqual(['wallet=a']);
  });
});

describe('withModal', () => {
  it('clears the flags of other modals and what belongs to them', () => {
    expect(withModal(query('reset-pass=true&resetCode=x&sortBy=name'), 'sign-in', rules).toString()).toBe('sortBy=name&sign-in=true');
  });

  it('puts a modal on top when asked to', () => {
    expect(withModal(query('wallet=deposit'), 'wallet-region', rules, { onTop: true }).toString()).toBe(
      'wallet=deposit&wallet-region=true',
    );
  });

  it('takes a value and parameters', () => {
    expect(withModal(query(''), 'reset-pass', rules, { params: { resetCode: 'c' } }).toString()).toBe('reset-pass=true&resetCode=c');
    expect(withModal(query('wallet=deposit'), 'wallet', rules, { value: 'withdraw' }).toString()).toBe('wallet=withdraw');
  });
});

describe('closing', () => {
  it('[MODAL-01] removes the flag and its parameters only', () => {
    expect(withoutModals(query('q=1&reset-pass=true&resetCode=x'), ['reset-pass'], rules).toString()).toBe('q=1');
    expect(pageSearch(query('wallet=deposit&page=2&wallet-region=true'), rules).toString()).toBe('page=2');
  });
});

it.each([
  ['sign-in', false, true],
  ['sign-in', true, false],
  ['wallet', false, false],
  ['wallet', true, true],
  ['language', false, true],
  ['language', true, true],
])('[MODAL-04] [MODAL-05] [MODAL-06] %s for a player (%s) may open: %s', (key, isPlayer, expected) => {
  expect(mayOpen(rules[key]!, isPlayer)).toBe(expected);
});
