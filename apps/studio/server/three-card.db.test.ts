import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/studio-client.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';

const game = 'mantelpiece-poker';
let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
  studio.platform.gameIdentity = game;
});
afterAll(() => studio.stop());
beforeEach(async () => {
  Object.assign(studio.platform, { playerId: randomUUID(), balance: 1_000n, maxStakeOfRound: null });
  await studio.client.launch({ game, mode: 'real', token: studio.platform.token });
});

describe('an ante beside which the second stake would not be taken', () => {
  it('goes back before a card is seen, with the most that can be played: its player could only fold', async () => {
    studio.platform.maxStakeOfRound = 60n;
    const refused = await studio.client.play('100');
    expect([refused.status, refusalOf(refused)]).toEqual([409, { code: 'stake-too-high', maxStake: '80' }]);
    expect(studio.platform.balance).toBe(1_000n);
    expect((await studio.client.enter()).open).toBeNull();
    studio.platform.maxStakeOfRound = 80n;
    const dealt = await studio.client.play('80');
    expect(dealt).toMatchObject({ status: 200, body: { status: 'playing' } });
    expect((await studio.client.step(dealt.body, 'play')).body).toMatchObject({ status: 'settled', staked: '160' });
  });

  it('is not said to be back while nobody has confirmed it', async () => {
    studio.platform.maxStakeOfRound = 0n;
    studio.platform.script('rollback', 'drop');
    expect(refusalOf(await studio.client.play('100')).code).toBe('bet-unconfirmed');
  });
});
