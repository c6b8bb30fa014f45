import { expect, it } from 'vitest';
import { beyond, firstLoad, importsOf, namedBy } from './budgets.ts';

it('follows a route to its root and counts a shared chunk once', () => {
  const manifest = {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/react.js'], css: ['/assets/root.css'] },
      home: { parentId: 'root', module: '/assets/home.js', imports: ['/assets/tile.js'], css: ['/assets/home.css', '/assets/root.css'] },
      wallet: { parentId: 'root', module: '/assets/wallet.js' },
    },
  };
  expect(firstLoad(manifest, 'home')).toEqual({
    js: ['/assets/manifest-1.js', '/assets/entry.js', '/assets/react.js', '/assets/home.js', '/assets/tile.js', '/assets/root.js'],
    css: ['/assets/home.css', '/assets/root.css'],
  });
});

it('follows the imports of a later chunk as far as a first visit has not brought them', () => {
  const imports = new Map([
    ['toast.js', ['react.js', 'icons.js']],
    ['icons.js', ['toast.js', 'forms.js']],
  ]);
  expect(beyond(['/assets/react.js'], 'toast.js', imports)).toEqual(['/assets/toast.js', '/assets/icons.js', '/assets/forms.js']);
});

it('knows the scripts and sheets that a built page names', () => {
  const html =
    '<script type="module" crossorigin src="./assets/a-1.js"></script><link rel="modulepreload" href="./assets/b-2.js"><link href="./c.css">';
  expect(namedBy(html)).toEqual({ js: ['assets/a-1.js', 'assets/b-2.js'], css: ['c.css'] });
});

it('knows what a chunk imports before it runs, and leaves out what it loads later', () => {
  const chunk = 'import{a as b}from"./entry-1.js";import"./styles-2.js";export{c}from"./calls-3.js";const p=()=>import("./lazy-4.js");';
  expect(importsOf(chunk)).toEqual(['entry-1.js', 'styles-2.js', 'calls-3.js']);
});
