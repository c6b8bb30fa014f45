import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';

/** Random patterns over a small alphabet, with every construct that the parser knows. */
const { pattern: patterns } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'pattern' },
    fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((options) => options.join('|')),
  ),
  piece: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'pattern' },
    fc.constantFrom(
      'a',
      'b',
      '1',
      '.',
      '-',
      '\\d',
      '\\D',
      '\\w',
      '\\s',
      '[ab]',
      '[^a]',
      '[\\d-]',
      '[\\]b]',
      '^',
      '$',
      '\\b',
      '\\B',
      '\\x61',
      '\\.',
      ' ',
    ),
    fc
      .tuple(
        tie('pattern'),
        fc.constantFrom('', '?:', '?=', '?!', '?<name>'),
        fc.constantFrom('', '*', '+', '?', '*?', '{2}', '{1,}', '{0,2}', '{1,2}?'),
      )
      .map(([body, kind, quantifier]) => `(${kind}${body})${kind === '?=' || kind === '?!' ? '' : quantifier}`),
  ),
}));

describe('patterns from the wire', () => {
  it('answer as RegExp.test does', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1', '.', '-', ' ', '\n', 'é'), maxLength: 7 });
    fc.assert(
      fc.property(patterns, fc.constantFrom('', 'i', 'm', 's', 'u', 'imsu'), texts, (pattern, flags, text) => {
        let native: RegExp;
        try {
          native = new RegExp(pattern, flags);
        } catch {
          return;
        }
        const test = compilePattern(`/${pattern || '(?:)'}/${flags}`);
        expect(test?.(text)).toBe(native.test(text));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['^(bc1|[13])[a-zA-HJ-NP-Z0-9]{25,39}$', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'bc1!'],
    ['/^0x[a-f0-9]{40}$/i', '0x52908400098527886E0F7030069857D2E4169EE7', '0x529'],
    ['^[\\w.+-]+@([\\w-]+\\.)+[a-z]{2,}$', 'a.b+c@mail.example.com', 'a@b'],
    ['^(?=.*[a-z])(?=.*\\d)(?!.*\\s).{6,20}$', 'abc123', 'abcdef'],
    ['/^\\p{Lu}\\p{L}+$/u', 'Żółć', 'żółć'],
    ['/^😀$/u', '😀', '😁'],
    ['^\\/$', '/', '|'],
    ['^a{$', 'a{', 'a'],
  ])('%s knows good from bad', (pattern, good, bad) => {
    const test = compilePattern(pattern);
    expect([test?.(good), test?.(bad)]).toEqual([true, false]);
  });

  it.each([
    '(',
    '[',
    'a**',
    '/a/g',
    '/a/y',
    '/a/ii',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '(?<=a)b',
    '(?<!a)b',
    '(?i:a)',
    '\\01',
    '\\p{L}',
    '😀',
    'a'.repeat(501),
  ])('refuses %s', (pattern) => expect(compilePattern(pattern)).toBeNull());

  it.each([
    ['^(a+)+$', 'a'.repeat(60) + '!'],
    ['^(a|a)*$', 'a'.repeat(60) + '!'],
    ['(.*)*(.*)*(.*)*x$', 'y'.repeat(1000)],
    ['.*.*.*.*.*.*=', 'a'.repeat(1000)],
    ['^([a-z]|[a-y])*([a-z]|[a-y])*$', 'a'.repeat(900) + '!'],
    ['^((a?){100}){100}$', 'a'.repeat(1000) + '!'],
    ['^(?:(?:(?:){999999999})*)*$', 'x'],
    ['^(?!(?!(?!.*a.*a.*b)))$', 'a'.repeat(1000)],
  ])('%s does not hang on a hostile text', (pattern, text) => {
    // Its own processor time: what else the machine does is no hanging of ours.
    const started = process.threadCpuUsage();
    expect(compilePattern(pattern)?.(text)).not.toBe(true);
    expect(process.threadCpuUsage(started).user).toBeLessThan(500_000);
  });

  it('does not judge a text beyond the limit', () => {
    expect(compilePattern('a')?.('a'.repeat(1000))).toBe(true);
    expect(compilePattern('a')?.('a'.repeat(1001))).toBeUndefined();
  });
});
