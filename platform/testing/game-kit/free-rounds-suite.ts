import type { FreeRoundsOrder } from '@verdigale/partner-wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import type { FreeRounds } from '#partners/game/index.ts';
import { seamlessWallet } from '#partners/game/seamless-wallet/index.ts';
import { openGate, type Gate } from '../gate.ts';

/** A provider that is up, with one game of it that can be given away. */
export interface FreeRoundsProvider {
  /** Its base address and secret, as the platform is told them. */
  url: string;
  secret: string;
  clock: { now(): Date };
  gameCode: string;
  close(): Promise<void>;
}

const hour = 3_600_000;

/** What a provider that takes free rounds must pass: orders, their repeats and their end, asked by the platform's own adapter. */
export function describeFreeRounds(name: string, open: () => Promise<FreeRoundsProvider>): void {
  describe(`[GAME-04] the free rounds of ${name}`, () => {
    let provider: FreeRoundsProvider;
    let gate: Gate;
    let asked: FreeRounds;
    const connect = (more: { secret?: string; now?: () => Date } = {}) =>
      seamlessWallet({ url: gate.url, secret: more.secret ?? provider.secret }).open({
        ...provider.clock,
        ...(more.now ? { now: more.now } : {}),
      }).freeRounds;
    beforeAll(async () => {
      provider = await open();
      gate = await openGate(provider.url);
      asked = connect();
    });
    afterEach(() => {
      gate.mode = 'open';
    });
    afterAll(async () => {
      await gate.close();
      await provider.close();
    });

    async function order(some: Partial<FreeRoundsOrder> = {}): Promise<FreeRoundsOrder> {
      const stake = (await asked.stakes(provider.gameCode, { code: 'EUR', exponent: 2 }))?.stakes[0];
      const now = provider.clock.now().getTime();
      return {
        issueId: newId(),
        playerId: newId(),
        currency: 'EUR',
        exponent: 2,
        game: provider.gameCode,
        quantity: 5,
        stake: String(stake),
        validFrom: new Date(now).toISOString(),
        validUntil: new Date(now + hour).toISOString(),
        ...some,
      };
    }

    it('name their stakes, and none for a game that takes none', async () => {
      expect((await asked.stakes(provider.gameCode, { code: 'EUR', exponent: 2 }))?.stakes.length).toBeGreaterThan(0);
      expect(await asked.stakes('no-such-game', { code: 'EUR', exponent: 2 })).toBeNull();
    });

    it('are ordered once, however often', async () => {
      const sent = await order();
      const open = { issueId: sent.issueId, state: 'open', quantity: 5, used: 0 };
      expect(await Promise.all([asked.issue(sent), asked.issue(sent), asked.issue(sent)])).toEqual([open, open, open]);
      expect(await asked.find(sent.issueId)).toEqual(open);
      await expect(asked.issue({ ...sent, quantity: 50 })).rejects.toThrow('409');
      expect(await asked.find(sent.issueId)).toEqual(open);
      expect(await asked.find(newId())).toBeNull();
    });

    it('that are taken back stay so', async () => {
      const sent = await order();
      await asked.issue(sent);
      const gone = { issueId: sent.issueId, state: 'cancelled', quantity: 5, used: 0 };
      expect(await asked.cancel(sent.issueId)).toEqual(gone);
      expect(await asked.cancel(sent.issueId)).toEqual(gone);
      expect(await asked.issue(sent)).toEqual(gone);
    });

    it('are refused where nothing can be played', async () => {
      expect(await asked.issue(await order({ game: 'no-such-game' }))).toBeNull();
      expect(await asked.issue(await order({ stake: '1234567890123456' }))).toBeNull();
      await expect(asked.cancel(newId())).rejects.toThrow('does not know');
    });

    it('are refused by another secret, and by another clock', async () => {
      const sent = await order();
      const later = () => new Date(provider.clock.now().getTime() + 302_000);
      await expect(connect({ secret: 'a guess' }).issue(sent)).rejects.toThrow('401');
      await expect(connect({ now: later }).issue(sent)).rejects.toThrow('401');
      await expect(connect({ secret: 'a guess' }).find(sent.issueId)).rejects.toThrow('401');
      expect(await asked.find(sent.issueId)).toBeNull();
    });

    it.each(['down', 'lost', 'failing', 'rubbish'] as const)('on a line that is %s count once when they are sent again', async (mode) => {
      const sent = await order();
      gate.mode = mode;
      await expect(asked.issue(sent)).rejects.toBeInstanceOf(Error);
      gate.mode = 'open';
      expect(await asked.issue(sent)).toMatchObject({ state: 'open', quantity: 5, used: 0 });
      gate.mode = mode;
      await expect(asked.cancel(sent.issueId)).rejects.toBeInstanceOf(Error);
      gate.mode = 'open';
      expect(await asked.cancel(sent.issueId)).toMatchObject({ state: 'cancelled' });
    });
  });
}
