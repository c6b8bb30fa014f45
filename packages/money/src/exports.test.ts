import { expect, it } from 'vitest';
import * as api from './index.ts';

it('offers exactly these names', () => {
  expect(Object.keys(api).toSorted()).toEqual([
    'MoneyError',
    'add',
    'compare',
    'convert',
    'crossRate',
    'displayUnit',
    'equivalent',
    'equivalentExponent',
    'exponentOf',
    'formatDecimal',
    'formatMoney',
    'formatRate',
    'fromMinorUnits',
    'fromWire',
    'money',
    'multiply',
    'negate',
    'parseDecimal',
    'parseRate',
    'rate',
    'shortestText',
    'subtract',
    'sum',
    'toWire',
    'wireOf',
    'zero',
  ]);
});
