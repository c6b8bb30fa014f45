import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { campaignOf, halfOf, itemOf, publishTestCampaign, withdrawCampaigns } from '../campaign/testing.ts';
import { loadCampaigns } from '../campaign/load-campaigns.ts';
import { publishCampaign, showCampaign, stopCampaignNamed } from '../campaign/manage-campaigns.ts';
import { giveByHand } from './give-by-hand.ts';
import { welcomePlayer } from './welcome-player.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => withdrawCampaigns(platform.kernel));
afterAll(() => platform[Symbol.asyncDispose]());

const five = [itemOf({ kind: 'cash', amount: { base: '5', items: { USD: '6' } } })];

async function given(playerId: string): Promise<{ amount: bigint; currency: string }[]> {
  return platform.kernel.db.all(
    sql<{ amount: bigint; currency: string }>`select amount, currency from bonus.player_bonus where player_id = ${playerId}`,
  );
}

describe('by hand', () => {
  it('a player gets a running campaign, once for each reference', async () => {
    const { code } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'manual' }, perPlayer: null, items: five });
    const { id } = await registerTestPlayer(platform);
    const give = (reference: string) => giveByHand(platform.kernel, id, { code, reference });
    await Promise.all(Array.from({ length: 10 }, () => give('sorry')));
    await give('again');
    expect(await given(id)).toEqual([
      { amount: 500n, currency: 'EUR' },
      { amount: 500n, currency: 'EUR' },
    ]);
    await stopCampaignNamed(platform.kernel, code);
    await expect(give('late')).rejects.toMatchObject({ reason: 'notFound' });
    await expect(showCampaign(platform.kernel.db, 'none')).rejects.toMatchObject({ reason: 'notFound' });
  });

  it('he gets the sum of his own currency, else what the base one is worth', async () => {
    const { code } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'manual' }, items: five });
    const [american, japanese] = [
      await registerTestPlayer(platform, { country: 'JP', currency: 'USD' }),
      await registerTestPlayer(platform, { country: 'JP', currency: 'JPY' }),
    ];
    for (const { id } of [american, japanese]) await giveByHand(platform.kernel, id, { code, reference: 'x' });
    expect(await given(american.id)).toEqual([{ amount: 600n, currency: 'USD' }]);
    expect(await given(japanese.id)).toEqual([{ amount: 902n, currency: 'JPY' }]);
  });

  it.each([
    halfOf(),
    { kind: 'cashback', percent: '10', period: 'week', minimum: { base: '1' }, cap: { base: '50' }, pays: 'real' } as const,
  ])('nobody gets a share of what nobody has put in or lost: %o', async (gives) => {
    const trigger = { kind: gives.kind === 'cashback' ? 'cashback' : 'deposit' } as const;
    const { code } = await publishTestCampaign(platform.kernel, { trigger, items: [...five, itemOf(gives)] });
    const { id } = await registerTestPlayer(platform);
    await expect(giveByHand(platform.kernel, id, { code, reference: 'x' })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    expect(await given(id)).toEqual([]);
  });

  it('the rules of his country hold', async () => {
    await using strict = await createTestPlatform({ bonuses: { isDeclinedByDefault: false, rules: { DE: 'closed' }, names: {} } });
    const { code } = await publishTestCampaign(strict.kernel, { trigger: { kind: 'manual' }, items: five });
    const { id } = await registerTestPlayer(strict);
    await expect(giveByHand(strict.kernel, id, { code, reference: 'x' })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
  });
});

describe('registration', () => {
  it('gives what the brand gives every new player, and what the code of the form stands for, once', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'registration' }, items: five });
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'FRIEND' }, items: five });
    const { id } = await registerTestPlayer(platform);
    for (let n = 0; n < 2; n += 1) await welcomePlayer(platform.kernel, { playerId: id, bonusCode: 'friend' });
    expect(await given(id)).toHaveLength(2);
  });

  it('[BON-06] tells what became of the code of the form, to which nobody waits for an answer', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'LATER' } });
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'ELSEWHERE' }, countries: ['JP'], items: five });
    const told = async (bonusCode: string) => {
      const { id } = await registerTestPlayer(platform);
      await welcomePlayer(platform.kernel, { playerId: id, bonusCode });
      return platform.kernel.db.all(
        sql<{ code: string; status: number }>`
          select payload #>> '{playerBonusCode,bonusCode}' as code, (payload #>> '{playerBonusCode,status}')::int as status
          from kernel.outbox where topic = 'player.bonus.code.updated' and player_id = ${id}`,
      );
    };
    expect(await told('later')).toEqual([{ code: 'LATER', status: 1 }]);
    expect(await told('elsewhere')).toEqual([{ code: 'ELSEWHERE', status: 4 }]);
    expect(await told('typo')).toEqual([{ code: 'TYPO', status: 3 }]);
  });

  it('takes the code of the form once, also one that may be used again', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'AGAIN' }, perPlayer: null, items: five });
    const { id } = await registerTestPlayer(platform);
    for (let n = 0; n < 2; n += 1) await welcomePlayer(platform.kernel, { playerId: id, bonusCode: ' again' });
    expect(await given(id)).toHaveLength(1);
    const told = await platform.kernel.db.all(
      sql<{ status: number }>`select (payload #>> '{playerBonusCode,status}')::int as status from kernel.outbox
        where topic = 'player.bonus.code.updated' and player_id = ${id}`,
    );
    expect(told).toEqual([{ status: 2 }]);
  });

  it('gives nothing by itself to whoever wants no bonuses', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'registration' }, items: five });
    const { id, call } = await registerTestPlayer(platform);
    await call('player.profile.update', { body: { receiveBonus: false } });
    await welcomePlayer(platform.kernel, { playerId: id, bonusCode: null });
    expect(await given(id)).toEqual([]);
  });
});

describe('campaigns of the brand', () => {
  const versions = async (code: string) => {
    const shown = await showCampaign(platform.kernel.db, code);
    return [shown.campaign.status, ...shown.versions.map(({ publishedAt }) => (publishedAt ? 'published' : 'draft'))];
  };

  it('are loaded once, changed by a new version, and stopped when the brand drops them', async () => {
    const { kernel } = platform;
    const campaign = campaignOf();
    await loadCampaigns(kernel, [campaign]);
    await loadCampaigns(kernel, [campaign]);
    expect(await versions(campaign.code)).toEqual(['running', 'published']);
    await loadCampaigns(kernel, [{ ...campaign, name: 'Another name' }]);
    expect(await versions(campaign.code)).toEqual(['running', 'published', 'published']);
    await loadCampaigns(kernel, []);
    expect(await versions(campaign.code)).toEqual(['stopped', 'published', 'published']);
    await loadCampaigns(kernel, [campaign]);
    expect(await versions(campaign.code)).toEqual(['stopped', 'published', 'published']);
  });

  it('are loaded beside one whose code is that of a campaign of earlier, which stays as it was', async () => {
    const { kernel } = platform;
    const [earlier, stated] = [campaignOf(), campaignOf()];
    await loadCampaigns(kernel, [earlier]);
    await loadCampaigns(kernel, [campaignOf({ code: earlier.code }), stated]);
    expect(await versions(stated.code)).toEqual(['running', 'published']);
    expect((await showCampaign(kernel.db, earlier.code)).campaign.id).toBe(earlier.id);
    expect(await versions(earlier.code)).toEqual(['stopped', 'published']);
  });

  it('that break the house’s rules are kept as drafts, and cannot be published by hand either', async () => {
    const campaign = campaignOf({ budget: { claims: null, spent: null } });
    await loadCampaigns(platform.kernel, [campaign]);
    expect(await versions(campaign.code)).toEqual(['draft', 'draft']);
    await expect(publishCampaign(platform.kernel, campaign.code)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('of a published version cannot be rewritten, by nobody', async () => {
    const campaign = campaignOf();
    await loadCampaigns(platform.kernel, [campaign]);
    const rewrite = platform.kernel.db.run(sql`update bonus.campaign_version set offer = '{}' where campaign_id = ${campaign.id}`);
    await expect(rewrite).rejects.toThrow('is published');
  });
});
