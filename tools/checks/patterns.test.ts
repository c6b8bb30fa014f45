import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A pattern that may begin anywhere, with as many characters as there are, and needs something behind them, looks again from each of
// them: 16 KB of spaces in a header held the process for a third of a second, 60,000 zeros in a body for one and a half.

/** What a server runs on what strangers send. */
const sources =
  '{platform,apps/{server,site/server,studio/server,betting/server},packages/{admission,builds,contract,migrate,money,partner-wire,stand-in,validation}}/**/*.ts';
const isOurs = (file: string) => !/node_modules|\/build\/|\/testing\/|\.test\.ts$/.test(file);

/** Of texts that an operator or a brand has written, or linear all the same. */
const fine = new Set([
  String.raw`/\/+$/`,
  String.raw`/\s+\S*$/`,
  // Where the run is longer than one, all of it but the last character is found at once.
  String.raw`/[./:@\\]+(?=\S)/`,
]);

const literal =
  /(?<![\w)\]])\/(?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*\/(?=[dgimsuvy]*[.,;)\s\]:])/g;
const looksAgain = /^\/(?:\\[^bB]|\[(?:[^\]\\]|\\.)*\]|[^\\^$([?*+{|])(?:[*+]|\{\d*,\})[^/]/;

const patternsOf = (text: string) => [...text.matchAll(literal)].map(([pattern]) => pattern);

it('a server has no pattern that looks again from every character', () => {
  const found = globSync(sources)
    .filter(isOurs)
    .flatMap((file) => patternsOf(readFileSync(file, 'utf8')).map((pattern) => ({ file, pattern })));
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ pattern }) => looksAgain.test(pattern) && !fine.has(pattern))).toEqual([]);
});

it.each([String.raw`x.split(/\s*,\s*/)`, String.raw`x.replace(/0+$/, '')`, String.raw`/[ \t]{2,}x/.test(y)`])('knows %s', (code) => {
  expect(patternsOf(code).map((pattern) => looksAgain.test(pattern))).toEqual([true]);
});
it.each([String.raw`/^\s*,/.test(x)`, String.raw`/\d+/.exec(x)`, String.raw`/,\s*/.exec(x)`])('passes %s', (code) => {
  expect(patternsOf(code).map((pattern) => looksAgain.test(pattern))).toEqual([false]);
});
