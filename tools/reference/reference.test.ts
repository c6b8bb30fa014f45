import { readFileSync } from 'node:fs';
import { calls } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { renderCalls } from './calls-page.ts';
import { renderErrors } from './errors-page.ts';
import { fieldRows, typeOf } from './notation.ts';

it.each([
  ['calls.md', renderCalls],
  ['errors.md', renderErrors],
])('docs/reference/%s is current (node tools/run.mjs tools/reference.ts)', (name, render) => {
  expect(readFileSync(new URL(`../../docs/reference/${name}`, import.meta.url), 'utf8')).toBe(render());
});

it('describes every call', () => {
  const page = renderCalls();
  for (const { method, path } of Object.values(calls)) expect(page).toContain(`### \`${method} ${path}\``);
});

it('writes schemas in words', () => {
  const inner = { type: 'object', properties: { code: { type: 'string', pattern: 'a|b' } }, required: ['code'] };
  const schema = {
    type: 'object',
    properties: { items: { type: 'array', items: inner }, at: { type: 'string', format: 'date-time', description: 'When' } },
  };
  expect(fieldRows(schema)).toEqual([
    { field: 'items?[].code', type: 'text like `a\\|b`', meaning: '' },
    { field: 'at?', type: 'time', meaning: 'When' },
  ]);
  expect(typeOf({ anyOf: [{ const: 1 }, { type: 'integer', minimum: 2 }, { type: 'null' }] })).toBe('`1` or integer from 2 or null');
});
