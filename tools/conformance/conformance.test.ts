import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../checks/run-child.ts';
import { clauses } from './clauses.ts';
import { renderConformance } from './page.ts';
import { readTags, taggedTests } from './tagged-tests.ts';

const known = new Set(Object.values(clauses).flatMap((group) => Object.keys(group)));

it('docs/conformance.md is current (npm run conformance)', () => {
  expect(readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')).toBe(renderConformance(taggedTests()));
});

it('no test claims an unknown clause', () => {
  const claimed = taggedTests().flatMap(({ file, ids }) => ids.filter((id) => !id.includes('-')).map((id) => ({ file, id })));
  expect(claimed.filter(({ id }) => !known.has(id))).toEqual([]);
});

it('every clause of money and account has a test, and sixty in all', () => {
  const tested = new Set(taggedTests().flatMap(({ ids }) => ids.filter((id) => known.has(id))));
  expect(Object.keys(clauses['Money and account']!).filter((id) => !tested.has(id))).toEqual([]);
  expect(tested.size).toBeGreaterThanOrEqual(60);
});

it('reads requirements and clauses from a title, however the test is called', () => {
  const source = String.raw`it.each([1])('#LIM-05# #L5# a limit of %i, the player\'s', () => {}); describe("#G8# a killed studio", () => {});`;
  expect(readTags(source.replaceAll(/#(.*?)#/g, '[$1]'))).toEqual([
    { ids: ['LIM-05', 'L5'], title: "a limit of %i, the player's" },
    { ids: ['G8'], title: 'a killed studio' },
  ]);
});

it('lists a clause without a test as not met', () => {
  const page = renderConformance([{ file: 'a/b.test.ts', ids: ['L5'], title: 'holds *at once*' }]);
  expect(page).toContain('### L5');
  expect(page).toContain(String.raw`- holds \*at once\* · [b.test.ts](../a/b.test.ts)`);
  expect(page).toContain(`**1 of ${known.size} clauses have a test.**`);
  expect(page).toContain('**Not met.**');
});
