import type { Kernel } from '#kernel';
import { insertDemoKey, removeDemoKeys } from './key.sql.ts';
import { printOf } from './print.ts';

/** Has exactly these keys, which are public, act as these names; none where there is no demo, whatever was there before. */
export async function setDemoKeys({ db, clock }: Pick<Kernel, 'db' | 'clock'>, keys: Readonly<Record<string, string>>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(removeDemoKeys());
    for (const [name, key] of Object.entries(keys)) await tx.run(insertDemoKey({ print: printOf(key), name, addedAt: clock.now() }));
  });
}
