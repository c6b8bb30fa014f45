import { expect, it } from 'vitest';
import { gameOf, internalPath } from './anchor-navigation.ts';

const here = { origin: 'https://site.test', pathname: '/main', search: '' };
const anchor = (href: string, attributes: string[] = [], target = '') => ({
  href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});

it.each([
  ['https://site.test/games/x?real=true#rules', '/games/x?real=true#rules'],
  ['https://site.test/main', '/main'],
  ['https://other.test/games/x', null],
  ['https://site.test/api/docs', null],
  ['https://site.test/main#rows', null],
  ['mailto:a@site.test', null],
  ['', null],
])('%s is followed inside the site as %s', (href, expected) => {
  expect(internalPath(anchor(href), here)).toBe(expected);
});

it('leaves downloads, new windows and document links to the browser', () => {
  expect(internalPath(anchor('https://site.test/x', ['download']), here)).toBeNull();
  expect(internalPath(anchor('https://site.test/x', ['data-document']), here)).toBeNull();
  expect(internalPath(anchor('https://site.test/x', [], '_blank'), here)).toBeNull();
});

it.each([
  ['/games/copper-canyon', 'copper-canyon'],
  ['/pt-br/games/copper-canyon', 'copper-canyon'],
  ['/games/copper-canyon?real=true', null],
  ['/categories/games', null],
])('%s is the page of the game %s', (path, expected) => {
  expect(gameOf(path)).toBe(expected);
});
