import { describe, expect, it } from 'vitest';
import type { RuleSpec, ValidationContext } from './rule.ts';
import { validate } from './validate.ts';

type Row = readonly [rule: string, good: readonly unknown[], bad: readonly unknown[]];

/** `min:3` in a row is the rule min with the arguments 3, as it stands on the wire. */
function specOf(text: string): RuleSpec {
  const colon = text.indexOf(':');
  return colon < 0 ? { rule: text } : { rule: text.slice(0, colon), arguments: text.slice(colon + 1) };
}

function check([text, good, bad]: Row, alongside: readonly RuleSpec[] = [], context: ValidationContext = {}): void {
  const spec = specOf(text);
  const passes = (value: unknown) => validate(value, [spec, ...alongside], context).every(({ rule }) => rule !== spec.rule);
  for (const value of good) expect({ text, value, passes: passes(value) }).toEqual({ text, value, passes: true });
  for (const value of bad) expect({ text, value, passes: passes(value) }).toEqual({ text, value, passes: false });
}

/** An e-mail address of so many characters. */
const long = (length: number) => `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(length - 197)}.co`;

const generic: readonly Row[] = [
  ['required', ['a', ' a ', 0, false, ['x']], ['', ' ', '\t\n', null, undefined, []]],
  ['min:3', ['abc', 'äöü', '😀😀😀', 3, 3.5, [1, 2, 3]], ['ab', '😀😀', 2.9, [1, 2], true, {}]],
  ['max:3', ['abc', '😀😀😀', 3, -100, [1]], ['abcd', 3.01, [1, 2, 3, 4], true, {}]],
  ['between:2,4', ['ab', 'abcd', 2, 4], ['a', 'abcde', 1.9, 4.1]],
  ['integer', ['12', '-3', 12, '007'], ['1.5', 1.5, 'a', '1e3', ' 1', '١', true, Number.NaN]],
  ['numeric', ['12', '-3.5', 1.5, 0], ['1,5', '.5', '5.', '1e3', 'a', Number.NaN, Infinity, true]],
  ['decimal', ['12', '0.001', '-3.5', 1.5], ['1.', 'x', '1 ']],
  ['digits:6', ['123456', 123456, '000000'], ['12345', '1234567', '12345a', '-12345', '١٢٣٤٥٦']],
  ['digits_between:2,4', ['12', '1234'], ['1', '12345', '1a']],
  ['alpha', ['abc', 'Żółć', 'Иван', 'فارسی'], ['a1', 'a b', 'a-b', 'a!']],
  ['alpha_num', ['a1', 'Иван2'], ['a_1', 'a b', 'a-b']],
  ['regex:/^[a-c]+$/i', ['abc', 'ABC'], ['abd', true, 'a'.repeat(1001)]],
  ['not_regex:^\\d', ['a1'], ['1a', 'a'.repeat(1001)]],
  [
    'email',
    ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@x-y.org", 'a@bb.co', `${'a'.repeat(64)}@b.co`, long(254)],
    [
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a@b.c',
      'a b@c.de',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.de',
      'a@-b.co',
      'a@b-.co',
      'a@b.co ',
      'a@b@c.de',
      'a@b.123',
      `${'a'.repeat(65)}@b.co`,
      long(255),
      `a@${'b'.repeat(64)}.co`,
      1,
    ],
  ],
  [
    'url',
    ['https://example.com', 'http://a.b/c?d=e#f', 'HTTPS://EXAMPLE.com:8443/'],
    ['example.com', 'ftp://a.b', 'javascript:alert(1)', 'https://', 'http://a b', '//a.b'],
  ],
  [
    'ip',
    ['1.2.3.4', '255.255.255.255', '250.249.200.199', '99.100.10.0', '::', '::1', '2001:db8::ff00:42:8329', '::ffff:1.2.3.4'],
    ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4567', ':::', '12345::', 'fe80::1%eth0', '1::2::3', 'abc'],
  ],
  [
    'mac_address',
    ['00:1b:44:11:3a:b7', '00-1B-44-11-3A-B7'],
    ['00:1b:44:11:3a', '00:1b:44:11:3a:b7:00', '00:1b-44:11:3a:b7', '00:1g:44:11:3a:b7', '001b44113ab7'],
  ],
];

describe('[VAL-01] generic rules', () => {
  it.each(generic)('%s', (...row) => check(row));

  it.each<Row>([
    ['min:18', ['18', '100', 18], ['9', '17.9', 'abc', '1e9']],
    ['max:20', ['9', '20'], ['21', '100']],
    ['between:2,10', ['2', '9.99', '10'], ['1', '11', '100']],
  ])('%s measures the value of a numeric text', (...row) => {
    for (const rule of ['integer', 'numeric', 'decimal']) check(row, [{ rule }]);
  });

  it('confirmed and different compare with the named field', () => {
    const context = { values: { password: 'secret1' } };
    check(['confirmed:password', ['secret1'], ['secret2', 'Secret1']], [], context);
    check(['different:password', ['secret2'], ['secret1']], [], context);
    check(['confirmed:missing', [], ['secret1']], [], context);
    check(['confirmed:toString', [], [Object.prototype.toString]], [], context);
  });

  it('required_if asks only when the other field has one of the values', () => {
    check(['required_if:country,BR,AR', ['x'], ['', null, undefined]], [], { values: { country: 'AR' } });
    check(['required_if:country,BR,AR', ['x', ''], []], [], { values: { country: 'DE' } });
    check(['required_if:country,BR', ['x', ''], []]);
  });

  it('minAge and maxAge count whole years', () => {
    const context = { now: Date.UTC(2026, 10, 21) };
    check(
      [
        'minAge:18',
        ['2008-11-21', '2008-11-20', '2007-11-22', '1950-1-1', Date.UTC(2000, 0, 1)],
        ['2008-11-22', '2026-11-21', 'x', '2000-02-30'],
      ],
      [],
      context,
    );
    check(['maxAge:30', ['1996-11-21', '1995-11-22', '2020-01-01'], ['1995-11-21', '1994-11-22', '1900-01-01', 'x']], [], context);
    check(['minAge:18', ['2008-02-29'], []], [], { now: Date.UTC(2026, 2, 1) });
    check(['minAge:18', [], ['2008-02-29']], [], { now: Date.UTC(2026, 1, 28) });
  });

  it('any one pattern of a regex list may match, none of a not_regex list', () => {
    const passes = (rule: string, value: string) => validate(value, [{ rule, arguments: ['^a', 'z$'] }]).length === 0;
    expect(['ab', 'bz', 'bb'].map((value) => passes('regex', value))).toEqual([true, true, false]);
    expect(['ab', 'bz', 'bb'].map((value) => passes('not_regex', value))).toEqual([false, false, true]);
  });
});

const product: readonly Row[] = [
  ['countryCode', ['DE', 'ZZ'], ['de', 'D', 'DEU', 'D1', 'ÄÖ']],
  ['languageCode', ['en', 'zz'], ['EN', 'e', 'eng', 'e1']],
  ['lowercase', ['abc', 'ab1-ß'], ['Abc', 1]],
  ['uppercase', ['ABC', 'AB1-'], ['ABc', 1]],
  ['accepted', ['yes', 'on', '1', 'true', 1, true], ['no', 'YES', 'y', 0, false, 2]],
  ['declined', ['no', 'off', '0', 'false', 0, false], ['yes', 'NO', 'n', 1, true]],
  ['date', ['2024-02-29', 0], ['2023-02-29', 'x']],
  ['after:2024-01-10', ['2024-01-11', '2024-1-11'], ['2024-01-10', '2024-01-09']],
  ['after_or_equal:2024-01-10', ['2024-01-10', '2024-01-11'], ['2024-01-09']],
  ['before:2024-01-10', ['2024-01-09'], ['2024-01-10', '2024-01-11']],
  ['before_or_equal:2024-01-10', ['2024-01-10', '2024-01-09'], ['2024-01-11']],
  ['date_equals:2024-01-10', ['2024-1-10', Date.UTC(2024, 0, 10, 15)], ['2024-01-11']],
  ['alpha_dash', ['a-b_C1', '-'], ['a b', 'a.b', 'ä', 'a/b']],
  ['array', [['x']], ['x', 1, {}]],
  ['boolean', [true, false, 1, 0, '1', '0'], ['true', 2, 'yes', [1]]],
  ['string', ['x'], [1, true, ['x'], {}]],
];

describe('[VAL-02] product rules', () => {
  it.each(product)('%s', (...row) => check(row));

  it.each(product)('%s passes on an empty value', (text) => check([text, ['', null, undefined, []], []]));
});

it.each(generic.slice(1))('%s leaves an empty value to required', (text) => check([text, ['', null, undefined, []], []]));

describe('[VAL-03] dates', () => {
  it.each<Row>([
    ['date', ['2024-1-1', '2024-01-01', '2024-12-31', '1000-01-01', '3000-12-31', '2000-02-29', 0, -1, 1.7e12], []],
    [
      'date',
      [],
      ['0999-12-31', '3001-01-01', '2024-00-01', '2024-13-01', '2024-01-00', '2024-01-32', '2024-04-31', '1900-02-29', '2023-2-29'],
    ],
    [
      'date',
      [],
      [
        '24-01-01',
        '2024-001-01',
        '2024-01-001',
        '2024/01/01',
        '2024-01-01T00:00',
        ' 2024-01-01',
        '01-01-2024',
        '2024-01',
        Number.NaN,
        Infinity,
        true,
        {},
      ],
    ],
  ])('%s', (...row) => check(row));
});

describe('[VAL-04] date comparisons', () => {
  const comparisons = ['after', 'after_or_equal', 'before', 'before_or_equal', 'date_equals'];

  it.each(comparisons)('%s fails if either value is not a date', (rule) => {
    check([`${rule}:2024-01-10`, [], ['x', '2024-02-30', true]]);
    check([`${rule}:2024-02-30`, [], ['2024-01-10', '1999-01-01', '2999-01-01']]);
    check([`${rule}:missing`, [], ['2024-01-10']]);
    check([`${rule}:until`, [], ['2024-01-10']], [], { values: { until: 'soon' } });
  });

  it('may name the field that holds the reference', () => {
    check(['after:from', ['2024-01-02'], ['2024-01-01']], [], { values: { from: '2024-01-01' } });
    check(['before:from', ['2024-01-01'], ['2024-01-03']], [], { values: { from: Date.UTC(2024, 0, 2) } });
  });
});

describe('[REG-08] cpf_number', () => {
  it.each<Row>([
    ['cpf_number', ['52998224725', '11144477735', '00000000191'], []],
    [
      'cpf_number',
      [],
      ['52998224724', '52998224735', '11111111111', '00000000000', '5299822472', '529982247250', '529.982.247-25', '5299822472a'],
    ],
  ])('%s', (...row) => check(row));
});
