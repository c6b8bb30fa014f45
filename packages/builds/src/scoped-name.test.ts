import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scopedName } from './index.ts';

const sheet = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

it('classes of one sheet share its mark, and sheets of one name are told apart', () => {
  const nameOf = (local: string, path: string) => /^(.*)_(.*)_([\w-]{4})$/.exec(scopedName(local, sheet(path)))?.slice(1);
  const [name, local, mark] = nameOf('card', 'apps/site/app/a/bonus.module.css')!;
  expect([name, local]).toEqual(['bonus', 'card']);
  expect(nameOf('title', 'apps/site/app/a/bonus.module.css')).toEqual(['bonus', 'title', mark]);
  expect(nameOf('card', 'apps/site/app/b/bonus.module.css')![2]).not.toBe(mark);
});
