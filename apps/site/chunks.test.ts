import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';
import { reachable } from './module-graph.ts';

const barrel = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const iconOf = (file: string) => `/node_modules/lucide-react/dist/esm/icons/${file}.mjs`;
const modules: Record<string, { importedIds: string[]; code: string }> = {
  '/app/root.tsx': {
    importedIds: ['/node_modules/react/index.js', '/app/menu.ts', barrel, '\0helper'],
    code: "import r from 'react'; import './menu.ts'; import { House as Home } from 'lucide-react'; import('./lazy.tsx');",
  },
  '/app/menu.ts': { importedIds: [], code: '' },
  '\0vite/preload-helper.js': { importedIds: [], code: '' },
  '/node_modules/react/index.js': { importedIds: ['/node_modules/react/cjs/react.js'], code: "module.exports = require('./cjs/react.js')" },
  '/node_modules/react/cjs/react.js': { importedIds: [], code: '' },
  [barrel]: {
    importedIds: [iconOf('index'), iconOf('house'), iconOf('trash')],
    code: `"use strict"; import * as index from './icons/index.mjs'; export { index as icons };
      export { default as House } from './icons/house.mjs'; export { default as Trash, default as Bin } from './icons/trash.mjs';`,
  },
  [iconOf('house')]: { importedIds: [], code: '' },
  [iconOf('trash')]: { importedIds: [], code: '' },
  '/app/lazy.tsx': {
    importedIds: ['/app/feature/index.ts', '/app/menu.ts'],
    code: "import { part } from '#app/feature/index.ts'; export { menu } from './menu.ts'; export const lazy = part;",
  },
  '/app/feature/index.ts': {
    importedIds: ['/app/part.ts', '/app/other.ts'],
    code: "export * from './part.ts'; export { other } from './other.ts';",
  },
  '/app/part.ts': { importedIds: [barrel], code: "import { Trash } from 'lucide-react'; export const part = Trash;" },
  '/app/other.ts': { importedIds: [], code: '' },
};
const graph = { getModuleInfo: (id: string) => modules[id] ?? null };

it('passes through an index to what is asked of it by name, and leaves the index out', () => {
  expect([...reachable(['/app/lazy.tsx'], graph)].toSorted()).toEqual(
    ['/app/lazy.tsx', '/app/menu.ts', '/app/part.ts', iconOf('trash')].toSorted(),
  );
});

it('puts a module into the chunk of the first moment that loads it, the framework into one of its own', () => {
  const groups = chunkGroups([
    { name: 'shell', entries: ['/app/root.tsx'] },
    { name: 'later', entries: ['/app/lazy.tsx'] },
  ]);
  const chunkOf = (id: string) => groups.flatMap(({ name }) => name(id, graph) ?? []);
  expect(Object.keys(modules).map((id) => [id.split('/').at(-1), ...chunkOf(id)])).toEqual([
    ['root.tsx', 'shell'],
    ['menu.ts', 'shell'],
    ['preload-helper.js', 'framework'],
    ['index.js', 'framework'],
    ['react.js', 'framework'],
    ['lucide-react.mjs'],
    ['house.mjs', 'shell'],
    ['trash.mjs', 'later'],
    ['lazy.tsx', 'later'],
    ['index.ts'],
    ['part.ts', 'later'],
    ['other.ts'],
  ]);
  expect(groups.map(({ priority }) => priority)).toEqual([3, 2, 1]);
});

it('puts into a sheet the styles alone of what its entries reach', () => {
  const styled = { getModuleInfo: (id: string) => (id === '/app/page.tsx' ? page : (modules[id] ?? null)) };
  const page = { importedIds: ['/app/page.module.css', '/app/menu.ts'], code: "import './page.module.css'; import './menu.ts';" };
  const groups = chunkGroups([
    { name: 'shell', entries: ['/node_modules/react/index.js'] },
    { name: 'sheet', entries: ['/app/page.tsx'], isSheet: true },
    { name: 'page', entries: ['/app/page.tsx'] },
  ]);
  const chunkOf = (id: string) => groups.flatMap(({ name }) => name(id, styled) ?? []);
  expect(['/app/page.module.css', '/app/menu.ts', '/app/page.tsx'].map(chunkOf)).toEqual([['sheet'], ['page'], ['page']]);
});

it('gives what two kinds of visitors load to neither of their moments', () => {
  const groups = chunkGroups([
    { name: 'shell', entries: ['/node_modules/react/index.js'] },
    { name: 'both', entries: ['/app/root.tsx'], sharedWith: ['/app/lazy.tsx'] },
    { name: 'later', entries: ['/app/lazy.tsx'] },
  ]);
  const chunkOf = (id: string) => groups.flatMap(({ name }) => name(id, graph) ?? []);
  expect(['/app/menu.ts', '/app/part.ts', '/app/root.tsx'].map(chunkOf)).toEqual([['both'], ['later'], []]);
});
