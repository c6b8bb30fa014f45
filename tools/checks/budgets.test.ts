import { expect, it } from 'vitest';
import { firstLoad, namedBy } from './budgets.ts';

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

it('knows the scripts and sheets that a built page names', () => {
  const html =
    '<script type="module" crossorigin src="./assets/a-1.js"></script><link rel="modulepreload" href="./assets/b-2.js"><link href="./c.css">';
  expect(namedBy(html)).toEqual({ js: ['assets/a-1.js', 'assets/b-2.js'], css: ['c.css'] });
});
