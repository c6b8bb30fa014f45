import { expect, it } from 'vitest';
import { offerRows } from './offer-rows.ts';
import { bonusCount, playerGroups } from './player-groups.ts';

const own = (id: string, packageId: string | null, issueSessionId: string | null, packagePriority = 0) => ({
  id,
  packageId,
  issueSessionId,
  packagePriority,
});
const items = [own('a2', 'p', 's1', 2), own('x', null, 's9'), own('a1', 'p', 's1', 1), own('b', 'p', 's2'), own('y', null, 's9')];

it('groups what was issued together, by priority, and leaves alone what came alone', () => {
  expect(playerGroups(items).map((group) => group.map(({ id }) => id))).toEqual([['a1', 'a2'], ['x'], ['b'], ['y']]);
  expect(playerGroups([own('c', 'p', null), own('d', 'p', null)])).toHaveLength(1);
});

it('counts packages and single items', () => {
  expect(bonusCount(items, [1, 2])).toBe(6);
});

it('[BON-04] shows a package as one row that is asked for by its first item', () => {
  const offer = (id: string, pack: string | null, packagePriority = 0) => ({
    id,
    name: id,
    package: pack === null ? null : { id: pack, name: `Package ${pack}` },
    packagePriority,
  });
  const rows = offerRows([offer('w2', 'w', 2), offer('reload', null), offer('w1', 'w', 1)]);
  expect(rows.map(({ id, name, isPackage }) => [id, name, isPackage])).toEqual([
    ['w1', 'Package w', true],
    ['reload', 'reload', false],
  ]);
});
