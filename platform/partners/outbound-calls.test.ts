import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each folder of an adapter makes its calls by `fetch`, but for what speaks another protocol. */
const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((name) => !/\.test\.ts$|^testing\.ts$/.test(name));
const calls = sources.flatMap((name) => {
  const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
  // Up to the end of the statement: what a call is made with stands there.
  return [...source.matchAll(/\bfetch\([\s\S]*?;\n/g)].map(([call]) => ({ name, call }));
});

it('there are calls to partners', () => expect(calls.length).toBeGreaterThan(9));

it.each(calls)('the call of $name follows no redirect, which may lead into our own network, and ends', ({ call }) => {
  expect(call).toContain("redirect: 'error'");
  expect(call).toContain('signal: AbortSignal.timeout(');
});
