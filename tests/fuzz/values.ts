import fc from 'fast-check';
import type { Schema } from './description.ts';
import { sourceOf, type Known } from './known.ts';

/** What breaks programs. */
const foul = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '%00',
    '🂡',
    0,
    -0,
    -1,
    0.1,
    1e21,
    -1e-7,
    2 ** 53,
    99_999_999_999.999,
    true,
    [],
    {},
    [[]],
    ['a', 'b'],
    { $ne: null },
    '2026-13-45T25:61:61Z',
  ),
  fc.constantFrom(80, 300, 5_000).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values for a schema: as it wants them but for every `1 in oneIn`, which is anything at all. */
export function valuesFor(schema: Schema, known: Known, oneIn: number, name = ''): fc.Arbitrary<unknown> {
  const fair = fairValues(schema, known, oneIn, name);
  return oneIn === 0 ? fair : fc.oneof({ weight: oneIn - 1, arbitrary: fair }, { weight: 1, arbitrary: foul });
}

function fairValues(schema: Schema, known: Known, oneIn: number, name: string): fc.Arbitrary<unknown> {
  const likely = known.likely(name);
  const shaped = shapedValues(schema, known, oneIn, name);
  return likely ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: shaped }) : shaped;
}

function shapedValues(schema: Schema, known: Known, oneIn: number, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesFor(each, known, oneIn, name)));
  switch (schema.type) {
    case 'object':
      return objects(schema, known, oneIn);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      return fc.array(valuesFor(items, known, oneIn, name), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 5_000, 2 ** 31) });
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.max(schema.minimum ?? 0, 0), max: 500 }),
        fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.nat().chain((n) => {
        const value = n % 4 === 0 ? undefined : known.get(sourceOf(name), n);
        return value === undefined ? texts(schema) : fc.constant(value);
      });
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects({ properties = {}, required = [] }: Schema, known: Known, oneIn: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesFor(each, known, oneIn, name)]));
  // Now and then something is missing that must be there, or something is there that nobody knows.
  const whole = fc.record(fields, { requiredKeys: required });
  if (oneIn === 0) return whole;
  const surplus = fc.record({ toString: foul, unknown: foul }, { requiredKeys: [] });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, surplus).map(([all, more]) => ({ ...all, ...more })) },
  );
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  // What must not follow cannot be generated; a value that it excludes is one that is refused.
  if (pattern) return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?![^)]*\)/g, '')));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
}
