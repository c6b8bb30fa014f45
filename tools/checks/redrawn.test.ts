import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDrawnAgain, jsxOrHooks } from '@verdigale/ui/react-compiler';
import { describe, expect, it } from 'vitest';
import { redrawn as betting } from '../../apps/betting/redrawn.ts';
import { redrawn as site } from '../../apps/site/redrawn.ts';

describe.each(Object.entries({ site, betting }))('what the %s draws again and again', (_, redrawn) => {
  const { folder, again, once } = redrawn;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));

  it('is told of every file that the React compiler could change', () => {
    const changeable = names.filter((name) => jsxOrHooks.test(readFileSync(join(folder, name), 'utf8')));
    const compiled = changeable.filter((name) => isDrawnAgain(join(folder, name), redrawn));
    expect([compiled.length > 0, compiled.length < changeable.length]).toEqual([true, true]);
    expect(() => isDrawnAgain(join(folder, 'a-new-folder/part.tsx'), redrawn)).toThrow('a-new-folder/part.tsx');
  });

  it('names nothing that is no longer there', () => {
    expect([...again, ...once].filter((start) => !names.some((name) => name.startsWith(start)))).toEqual([]);
  });
});
