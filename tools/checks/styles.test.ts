import { describe, expect, it } from 'vitest';
import { findingsIn } from './styles.ts';

describe('findingsIn', () => {
  it.each([
    '.a { margin-left: 1rem; }',
    '.a { left: 0; }',
    '  right : 0;',
    '.a { border-top-left-radius: 2px; }',
    '.a { text-align: left; }',
    '.a { padding: 18px 12px 14px var(--space-24); }',
    '.a { margin: 0 calc(1px + var(--a)) 0 0; }',
    '.a { width: 10px; }',
    '.a { max-height: 10px; }',
    '.a { color: #fff; }',
    '.a { color: rgb(0 0 0); }',
    '.a { z-index: 10; }',
  ])('refuses %s', (css) => {
    expect(findingsIn(css, false)).toHaveLength(1);
  });

  it.each([
    '.a { margin-inline-start: 1rem; inset-inline-end: 0; inline-size: 2px; }',
    '.a { color: var(--ink); z-index: var(--layer-modal); }',
    '.a { padding: 1px var(--a) 2px var(--a); margin: 0 auto 0 auto }',
    '.a { inset: 0 0 auto; padding: 1px 2px; }',
    '.a { text-align: start; border-start-start-radius: 2px; }',
    '@media (min-width: 40rem) {',
    '/* left: 0; #fff */',
    '.a { transition: inline-size 1s; grid-area: left; }',
    '.a { background: url(#gradient); line-height: 1; stroke-width: 2; }',
    '.a { background: color-mix(in oklab, var(--a) 50%, transparent); }',
  ])('takes %s', (css) => {
    expect(findingsIn(css, false)).toEqual([]);
  });

  it('lets a token sheet give colours and layers, but not sides', () => {
    expect(findingsIn(':root { --gold: #c9a227;\n --layer: 10; }\n.a { left: 0 }', true)).toEqual([
      '3 a physical side: use the logical property (inline, block): .a { left: 0 }',
    ]);
  });
});
