import { expect, it } from 'vitest';
import { chunkName } from './chunks.ts';

const barrel = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const iconOf = (file: string) => `/node_modules/lucide-react/dist/esm/icons/${file}.mjs`;
const modules: Record<string, { importedIds: string[]; code: string }> = {
  '/app/root.tsx': {
    importedIds: ['/node_modules/react/index.js', '/app/menu.ts', barrel],
    code: "import { House as Home } from 'lucide-react';",
  },
  '/app/menu.ts': { importedIds: [], code: '' },
  '/node_modules/react/index.js': { importedIds: [], code: '' },
  [barrel]: {
    importedIds: [iconOf('house'), iconOf('trash')],
    code: "export { default as House } from './icons/house.mjs';\nexport { default as Trash } from './icons/trash.mjs';",
  },
  [iconOf('house')]: { importedIds: [], code: '' },
  '/app/lazy.tsx': { importedIds: [barrel], code: "import { Trash } from 'lucide-react';" },
};
const graph = { getModuleInfo: (id: string) => modules[id] ?? null };

it('puts what every page loads into two files, and of the icons only those that it names', () => {
  const nameOf = chunkName(['/app/root.tsx']);
  const names = [
    '/app/root.tsx',
    '/app/menu.ts',
    '/node_modules/react/index.js',
    iconOf('house'),
    iconOf('trash'),
    barrel,
    '/app/lazy.tsx',
  ];
  expect(names.map((id) => nameOf(id, graph))).toEqual(['shell', 'shell', 'framework', 'shell', null, null, null]);
});
