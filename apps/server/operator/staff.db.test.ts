import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTestPlatform } from '@verdigale/platform/testing';
import { expect, it } from 'vitest';

it('has two people begin, and a third act once two of them say so', async () => {
  await using platform = await createTestPlatform();
  /** `npm run <command> -- …`; answers what it prints. */
  const run = (command: 'staff' | 'stop', STAFF_KEY: string, ...words: string[]) => {
    const env = { ...process.env, DATABASE_URL: platform.kernel.db.url, STAFF_KEY };
    const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
    return new Promise<string>((resolve) => {
      execFile(process.execPath, [file, ...words], { env }, (_, out, said) => resolve((out || said).trim()));
    });
  };
  const makeKey = async () =>
    /^key {4}(\S{43})\nprint {2}([0-9a-f]{64})$/.exec(await run('staff', '', 'key'))!.slice(1) as [string, string];
  expect(await run('staff', '', 'list')).toMatch(/^nobody acts yet/);
  const [[ann, annPrint], [bob, bobPrint], [cat, catPrint]] = await Promise.all([makeKey(), makeKey(), makeKey()]);
  expect(await run('stop', '', 'all', '--because', 'a fault')).toMatch(/STAFF_KEY/);
  expect(await run('staff', '', 'add', 'ann', annPrint)).toBe('holds');
  expect(await run('staff', '', 'add', 'bob', bobPrint)).toBe('holds');
  expect(await run('staff', '', 'add', 'cat', catPrint)).toMatch(/^there are two people/);
  expect(await run('staff', ann, 'add', 'cat', catPrint)).toBe(`waits for a second person: npm run staff -- approve ${catPrint}`);
  expect(await run('stop', cat, 'all', '--because', 'a fault')).toMatch(/^STAFF_KEY is no key that holds/);
  expect(await run('staff', ann, 'approve', catPrint)).toBe('by: must be another person than the one who asked');
  expect(await run('staff', bob, 'approve', catPrint)).toBe('holds: cat');
  expect(await run('stop', cat, 'all', '--because', 'a fault')).toBe('stopped');
  expect(await run('staff', bob, 'end', catPrint)).toBe('ended: a key of cat');
  expect((await run('staff', '', 'list')).split('\n').map((line) => line.replace(/ [0-9a-f]{64} .{18}/, ''))).toEqual([
    expect.stringMatching(/^ann .* among the first two {2}holds$/),
    expect.stringMatching(/^bob .* among the first two {2}holds$/),
    expect.stringMatching(/^cat .* added by ann {2}ended by bob$/),
    '3 keys',
  ]);
});
