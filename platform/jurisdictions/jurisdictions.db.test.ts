import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easyRules } from '#testing/config.ts';
import { createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform } from '#testing';
import { registerPayer, seedTestMethods } from '../flows/withdraw/testing.ts';
import { jurisdictions, type JurisdictionName } from './index.ts';

/** What each set comes to for a player, written out: a slip in a set turns its row red. */
const expected: Record<
  JurisdictionName,
  { waitHours: number; breaks: string; notBreak: string; exclusions: string; notExclusion: string; askedAt: string; isFinal: boolean }
> = {
  house: {
    waitHours: 24,
    breaks: '1_day 3_days 1_week 1_month',
    notBreak: '2_months',
    exclusions: '3_months 6_months 9_months 1_year forever',
    notExclusion: '5_years',
    askedAt: 'first-deposit',
    isFinal: false,
  },
  'united-kingdom': {
    waitHours: 24,
    breaks: '1_day 1_week 1_month 6_weeks',
    notBreak: '3_months',
    exclusions: '6_months 9_months 1_year 5_years forever',
    notExclusion: '3_months',
    askedAt: 'first-deposit',
    isFinal: true,
  },
  malta: {
    waitHours: 168,
    breaks: '1_day 3_days 1_week 1_month',
    notBreak: '6_weeks',
    exclusions: '6_months 1_year forever',
    notExclusion: '9_months',
    askedAt: 'first-deposit',
    isFinal: false,
  },
  ontario: {
    waitHours: 24,
    breaks: '1_day 1_week 1_month 2_months 3_months',
    notBreak: '3_days',
    exclusions: '6_months 1_year 5_years forever',
    notExclusion: '3_months',
    askedAt: 'registration',
    isFinal: false,
  },
  denmark: {
    waitHours: 24,
    breaks: '1_day 3_days 1_week 1_month',
    notBreak: '3_months',
    exclusions: '3_months 6_months 9_months 1_year forever',
    notExclusion: '5_years',
    askedAt: 'registration',
    isFinal: false,
  },
  sweden: {
    waitHours: 72,
    breaks: '1_day 3_days 1_week 1_month',
    notBreak: '3_months',
    exclusions: '3_months 6_months 9_months 1_year forever',
    notExclusion: '5_years',
    askedAt: 'registration',
    isFinal: false,
  },
};

describe.each(Object.entries(expected))('%s', (name, { waitHours, breaks, notBreak, exclusions, notExclusion, askedAt, isFinal }) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    // Who may register and pay is the business of other tests.
    const protection = { ...jurisdictions[name as JurisdictionName], isRegisterAsked: false, isIdentityFirst: false, registrationAsks: [] };
    platform = await createTestPlatform({ protection, withdrawals: { ...easyRules, reviewSeconds: 3600 } });
    await seedTestMethods(platform);
    await platform.kernel.jobs.start({ work: false });
  });
  afterAll(() => platform[Symbol.asyncDispose]());

  it('[L6] [L7] [L10] a looser limit holds after its hours and the same wish once more, not a moment before', async () => {
    let player = await registerTestPlayer(platform);
    const { data } = await player.call('player.limits.create', { body: { definition: 3, period: 'weekly', currency: 'EUR', amount: 100 } });
    const loosen = async () => (await player.call('player.limits.change', { params: { id: data.id }, body: { amount: 200 } })).data;
    const { effectiveAt } = await loosen();
    const wait = new Date(effectiveAt!).getTime() - platform.kernel.clock.now().getTime();
    expect(wait).toBe(waitHours * 3_600_000);
    platform.clock.advance(wait - 1);
    player = await signInAgain(platform, player);
    const list = async () => (await player.call('player.limits.list')).data[0]!;
    expect(await list()).toMatchObject({ amount: 100, pendingExist: true, isAwaitingConfirmation: false });
    platform.clock.advance(1);
    expect(await list()).toMatchObject({ amount: 100, isAwaitingConfirmation: true });
    expect(await loosen()).toMatchObject({ amount: 200, pendingExist: false });
  });

  it('[X1] [X2] every term that it offers of a break and of a self-exclusion can be begun; no other one is taken', async () => {
    const { limit } = (await platform.call('settings.constants')).data.player;
    const ids = (items: readonly { id: unknown }[]) => items.map(({ id }) => id).join(' ');
    expect([ids(limit.coolingOffPeriod), ids(limit.selfExclusionPeriod), limit.askedAt]).toEqual([breaks, exclusions, askedAt]);
    const begin = async (definition: number, period: string) => {
      const player = await registerTestPlayer(platform);
      return (await player.call('player.limits.create', { body: { definition, period } })).status;
    };
    for (const term of breaks.split(' ')) expect([term, await begin(5, term)]).toEqual([term, 200]);
    for (const term of exclusions.split(' ')) expect([term, await begin(4, term)]).toEqual([term, 200]);
    expect([await begin(5, notBreak), await begin(4, notExclusion)]).toEqual([422, 422]);
  });

  it(`[M8] a withdrawal that was asked for ${isFinal ? 'is final' : 'may be taken back'}`, async () => {
    const player = await registerPayer(platform);
    await player.deposit('card', 100);
    const { data } = await player.withdraw('card', 50);
    const declined = await player.decline(data.invoiceId);
    expect([declined.status, declined.error?.code]).toEqual(isFinal ? [409, 13013] : [200, undefined]);
    expect(await player.account()).toMatchObject({ withdrawalBalance: isFinal ? 50 : 100 });
  });
});
