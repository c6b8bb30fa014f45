import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestStaff, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { acts } from './acts.ts';
import { openSignedDesk } from './open-signed-desk.ts';

let platform: TestPlatform;
let player: TestPlayer;
let staff: { ann: string; bob: string };
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  player = await registerTestPlayer(platform);
  staff = await addTestStaff(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** The desk for as long as something is done at it. */
async function at<T>(key: string | undefined, work: (desk: Awaited<ReturnType<typeof openSignedDesk>>) => Promise<T>): Promise<T> {
  const desk = await openSignedDesk(key, { databaseUrl: platform.kernel.db.url, documentsDir: '/nonexistent' });
  try {
    return await work(desk);
  } finally {
    await desk.close();
  }
}

/** Whoever writes a name into a call all the same. */
const asBob = { by: 'bob' };
const wish = { currency: 'EUR', amount: '5', reason: 'our fault' };
const noted = () =>
  at(undefined, async (desk) => {
    const all = await desk.significantEvents({ start: new Date(0), end: new Date('9999-01-01') });
    return all
      .filter(({ kind }) => kind === 'operator act')
      .map(({ playerId, details }) => ({
        playerId,
        ...(JSON.parse(details) as { by: string | null; act: string; on?: string; to?: string }),
      }));
  });

it('[M6] knows two people by their keys: nobody approves what he has asked for by saying another name', async () => {
  const id = await at(staff.ann, (desk) => desk.askAdjustment(player.email, { ...wish, ...asBob }));
  expect(await at(undefined, (desk) => desk.adjustments())).toMatchObject([{ id, askedBy: 'ann' }]);
  const alone = at(staff.ann, (desk) => desk.decideAdjustment(id, { isApproved: true, ...asBob }));
  await expect(alone).rejects.toMatchObject({ reason: 'invalid' });
  await at(staff.bob, (desk) => desk.decideAdjustment(id, { isApproved: true }));
  expect(await at(undefined, (desk) => desk.adjustments())).toEqual([]);
});

it('[T5] keeps who has done what to whom, also what was refused, and no address of anybody', async () => {
  const before = (await noted()).length;
  await at(staff.ann, (desk) => desk.changeStatus(player.email, 'limited'));
  await at(staff.bob, (desk) => desk.decideWithdrawal(player.email, { isApproved: true })).catch(() => undefined);
  await at(staff.bob, (desk) => desk.changeStatus(player.id, 'active'));
  expect((await noted()).slice(before)).toEqual([
    { playerId: player.id, by: 'ann', act: 'changeStatus', to: 'limited' },
    { playerId: null, by: 'bob', act: 'decideWithdrawal', to: 'approved' },
    { playerId: player.id, by: 'bob', act: 'changeStatus', to: 'active' },
  ]);
  expect(JSON.stringify(await noted())).not.toContain('@');
});

it('does nothing for nobody, and for a key that does not hold is not even open', async () => {
  const before = (await noted()).length;
  await at(undefined, async (desk) => {
    for (const name of Object.keys(acts) as (keyof typeof acts)[]) {
      if (name === 'addStaffKey') continue;
      const act = desk[name] as (...args: unknown[]) => Promise<unknown>;
      await expect(act(player.id, {}), name).rejects.toMatchObject({ reason: 'unauthorised' });
    }
    await expect(desk.addStaffKey({ name: 'eve', print: 'e'.repeat(64) })).rejects.toMatchObject({ reason: 'unauthorised' });
  });
  for (const key of ['', 'x', `${staff.ann}x`])
    await expect(at(key, async () => undefined)).rejects.toMatchObject({ reason: 'unauthorised' });
  // Whoever tried to add himself is in the journal.
  expect((await noted()).slice(before)).toMatchObject([{ by: null, act: 'addStaffKey', to: 'eve' }]);
});
