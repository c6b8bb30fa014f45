import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from './rule.ts';
import { findFaultyRules, validate, validateFields } from './validate.ts';
import { coreRules } from './rules.ts';

describe('validate', () => {
  it('answers every rule that fails, in order, with the values of its placeholders', () => {
    const rules = [
      { rule: 'min', arguments: '6' },
      { rule: 'alpha' },
      { rule: 'digits_between', arguments: '2,4' },
      { rule: 'max', arguments: '1' },
    ];
    expect(validate('a1 b', rules)).toEqual([
      { rule: 'min', params: { min: '6', param: '6' } },
      { rule: 'alpha', params: {} },
      { rule: 'digits_between', params: { min: '2', max: '4', param: '2' } },
      { rule: 'max', params: { max: '1', param: '1' } },
    ]);
    expect(validate('', [{ rule: 'required' }, ...rules])).toEqual([{ rule: 'required', params: {} }]);
    expect(validate('1', [{ rule: 'regex', arguments: '^a$' }])).toEqual([{ rule: 'regex', params: {} }]);
  });

  it('fails a rule whose arguments make no sense, and one whose data is not loaded', () => {
    const faulty = [
      { rule: 'min', arguments: 'many' },
      { rule: 'between', arguments: '1' },
      { rule: 'regex', arguments: '(' },
      { rule: 'regex' },
      { rule: 'after' },
      { rule: 'confirmed' },
      { rule: 'minAge', arguments: '' },
      { rule: 'required_if', arguments: 'x' },
    ];
    expect(validate('x', faulty)).toHaveLength(faulty.length);
    expect(findFaultyRules([{ rule: 'required' }, ...faulty, { rule: 'max', arguments: '3' }])).toEqual(faulty);
    expect(validate('+12133734253', [{ rule: 'phone' }])).toEqual([{ rule: 'phone', params: {} }]);
  });

  it('passes over rules that only another version knows, and names them to a server', () => {
    for (const rule of ['brandNew', 'constructor', '__proto__', 'toString']) {
      expect(validate('x', [{ rule }])).toEqual([]);
      expect(findFaultyRules([{ rule }])).toEqual([{ rule }]);
    }
  });

  it('takes the rules that a caller adds', () => {
    const extra = { even: plain((value) => Number(value) % 2 === 0) };
    expect([2, 3].map((value) => validate(value, [{ rule: 'even' }], { extra }).length)).toEqual([0, 1]);
    expect(findFaultyRules([{ rule: 'even' }], { extra })).toEqual([]);
  });

  it('never throws, whatever the value and the arguments', () => {
    const specs = fc.record({
      rule: fc.constantFrom(...Object.keys(coreRules), 'phone', 'unknown'),
      arguments: fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined)),
    });
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true }), fc.array(specs, { maxLength: 5 }), (value, rules) => {
        expect(Array.isArray(validate(value, rules, { values: { a: value } }))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it('judges a whole form and names only the fields that fail', () => {
  const rules = {
    password: [{ rule: 'required' }],
    again: [{ rule: 'confirmed', arguments: 'password' }],
    toString: [{ rule: 'required' }],
  };
  expect(validateFields({ password: 'a', again: 'b' }, rules)).toEqual({
    again: [{ rule: 'confirmed', params: { param: 'password' } }],
    toString: [{ rule: 'required', params: {} }],
  });
  expect(validateFields({ password: 'a', again: 'a', toString: 'x' }, rules)).toEqual({});
});
