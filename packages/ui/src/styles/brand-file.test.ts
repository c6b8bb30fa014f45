import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toastAnimationMs } from '../toast/toast-queue.ts';
import { brandFileProblems, declaredTokens, fixedTokens } from './brand-file.ts';

const read = (url: URL) => readFileSync(url, 'utf8');
const tokensCss = read(new URL('./tokens.css', import.meta.url));
const kitTokens = new Set([...declaredTokens(tokensCss), ...declaredTokens(read(new URL('./ornaments.css', import.meta.url)))]);
const brands = new URL('../../../../brands/', import.meta.url);

describe('brand files', () => {
  const names = readdirSync(brands).filter((name) => existsSync(new URL(`${name}/theme.css`, brands)));

  it.each(names)('%s sets only tokens of the kit, in the layer brand', (name) => {
    expect(brandFileProblems(read(new URL(`${name}/theme.css`, brands)), kitTokens)).toEqual([]);
  });

  it.each([
    ['a rule outside the layer', ':root { --color-bg: red; }', 'one `@layer brand'],
    ['an element', '@layer brand { body { --color-bg: red; } }', 'selector body'],
    ['a plain property', '@layer brand { :root { color: red; } }', 'color is a property'],
    ['an undeclared token', '@layer brand { :root { --color-gold: red; } }', '--color-gold is no token'],
    ['a fixed layer', '@layer brand { :root { --z-alert: 9; } }', '--z-alert is fixed'],
  ])('refuses %s', (_, css, problem) => {
    expect(brandFileProblems(css, kitTokens).join()).toContain(problem);
  });

  it('accepts a picture whose text holds braces', () => {
    const css = `@layer brand { [data-theme='dark'] { --ornament-seal: url("data:x,{;}"); } }`;
    expect(brandFileProblems(css, kitTokens)).toEqual([]);
  });
});

/** The value that tokens.css gives first: the default, before any media query. */
const valueOf = (token: string) => new RegExp(`${token}:\\s*([^;]+);`).exec(tokensCss)?.[1];

describe('fixed tokens', () => {
  it('[SHELL-10] puts alerts on layer 5000, above every modal', () => {
    expect(valueOf('--z-alert')).toBe('5000');
    const toastCss = read(new URL('../toast/toast.module.css', import.meta.url));
    expect(toastCss).toContain('z-index: var(--z-alert)');
  });

  it('[ALERT-01] lets alerts come and go within 300 ms', () => {
    expect([valueOf('--time-alert'), toastAnimationMs]).toEqual(['300ms', 300]);
    const animations = [...read(new URL('../toast/toast.module.css', import.meta.url)).matchAll(/animation: (?:arrive|leave) ([^ ]+)/g)];
    expect(animations.map(([, time]) => time)).toEqual(['var(--time-alert)', 'var(--time-alert)']);
  });

  it('[MODAL-07] starts modals at layer 1000 with 2 a level and 250 ms', () => {
    expect([valueOf('--z-modal'), valueOf('--z-modal-step'), valueOf('--time-modal')]).toEqual(['1000', '2', '250ms']);
    for (const part of ['dialog', 'drawer']) {
      const css = read(new URL(`../${part}/${part}.module.css`, import.meta.url));
      expect(css).toContain('z-index: calc(var(--z-modal) + var(--z-modal-step) * var(--modal-level))');
    }
  });

  it('are all declared', () => {
    for (const token of fixedTokens) expect(kitTokens).toContain(token);
  });
});

describe('kit stylesheets', () => {
  const source = new URL('..', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));

  it.each(files)('%s speaks tokens and logical directions only', (file) => {
    const css = read(new URL(file, source)).replace(/url\("[^"]*"\)/g, '');
    expect(css).toMatch(/^@layer kit \{/);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    expect(css).not.toMatch(/(^|[\s;{])(left|right|top|bottom|width|height|(margin|padding|border)-(left|right|top|bottom))\s*:/);
    expect(css).not.toMatch(/text-align:\s*(left|right)/);
    const used = Array.from(css.matchAll(/var\((--[\w-]+)(?=\))/g), ([, name = '']) => name);
    const own = declaredTokens(css);
    expect(used.filter((name) => !kitTokens.has(name) && !own.has(name) && !localTokens.has(name))).toEqual([]);
  });
});

/** Set from a component, in its style attribute. */
const localTokens = new Set(['--tile-a', '--tile-b', '--modal-level', '--life']);
