import type { Kernel } from '#kernel';
import { addKey, newKey } from '#modules/staff';

/** Two people who act for the operator; answers their keys. */
export async function addTestStaff({ kernel }: { kernel: Pick<Kernel, 'db' | 'clock'> }): Promise<{ ann: string; bob: string }> {
  const [ann, bob] = [newKey(), newKey()];
  await addKey(kernel, { name: 'ann', print: ann.print, by: null });
  await addKey(kernel, { name: 'bob', print: bob.print, by: null });
  return { ann: ann.key, bob: bob.key };
}
