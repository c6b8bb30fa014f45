import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, currency, finish, purse, rollback, sequences, waves, win } from './calls.ts';
import { explain } from './explain.ts';
import { PlayerModel } from './model.ts';
import { WalletPlayer } from './wallet-player.ts';
import { openGameStage, type GameStage } from './stage.ts';
import type { OpenWallet } from './wallet-end.ts';

const hours = 3_600_000;

/** What the calls of any game provider must pass, against the platform over HTTP, before its games are played for money. */
export function describeGameWallet(name: string, openWallet: OpenWallet): void {
  describe(`[GAME-04] the wallet calls of ${name}`, () => {
    let stage: GameStage;
    beforeAll(async () => {
      stage = await openGameStage();
    });
    afterEach(() => {
      stage.gate.mode = 'open';
    });
    afterAll(async () => {
      expect(await stage.checkBooks()).toEqual([]);
      await stage.close();
    });
    const open = (more: Partial<GameStage['access']> = {}) => openWallet({ ...stage.access, ...more });
    const launch = async (balance?: bigint) => new WalletPlayer(await stage.launchPlayer(balance), open());

    session(() => stage, open, launch);
    orders(launch);
    rules(() => stage, launch);
    badDays(() => stage, launch);
  });
}

type Launch = (balance?: bigint) => Promise<WalletPlayer>;

function session(get: () => GameStage, open: (more?: Partial<GameStage['access']>) => ReturnType<OpenWallet>, launch: Launch): void {
  it('learn who plays, and with what balance', async () => {
    const { playerId, token } = (await launch()).launched;
    expect(await open().call('authenticate', { token })).toMatchObject({
      kind: 'done',
      data: { playerId, currency, exponent: 2, balance: '10000', mode: 'real' },
    });
    expect(await open().call('balance', { token })).toEqual({ kind: 'done', data: { balance: '10000', currency } });
  });

  it('are refused by another secret, by another clock, and as another provider', async () => {
    const { token } = (await launch()).launched;
    const { clock, access } = get();
    const off = (ms: number) => ({ now: () => new Date(clock.now().getTime() + ms) });
    const refused = (code: number) => ({ kind: 'refused', code });
    expect(await open({ secret: 'a guess' }).call('balance', { token })).toMatchObject(refused(15001));
    expect(await open({ clock: off(-301_000) }).call('balance', { token })).toMatchObject(refused(15002));
    expect(await open({ clock: off(302_000) }).call('balance', { token })).toMatchObject(refused(15002));
    expect(await open({ providerIdentity: 'nobody' }).call('balance', { token })).toMatchObject(refused(1001));
    const unsigned = await fetch(`${access.platformUrl}/partners/games/${access.providerIdentity}/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(unsigned.status).toBe(401);
  });

  it('with an unknown token are refused', async () => {
    expect(await open().call('balance', { token: 'nobody' })).toMatchObject({ kind: 'refused', code: 15003 });
  });
}

function orders(launch: Launch): void {
  it('in any order, with repeats, leave the books of a model', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (calls) => {
        const [player, model] = [await launch(purse), new PlayerModel(purse)];
        for (const call of calls) expect(await player.answer(call)).toEqual(model.take(call));
        expect(await player.launched.balance()).toBe(model.balance);
      }),
      { numRuns: 60 },
    );
  });

  it('sent at the same time are answered as in one of their orders', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (each) => {
        const player = await launch(purse);
        let states = [new PlayerModel(purse)];
        for (const wave of each) {
          const answered = await Promise.all(wave.map(async (call) => ({ call, answer: await player.answer(call) })));
          states = explain(states, answered);
          expect({ answered, isExplained: states.length > 0 }).toMatchObject({ isExplained: true });
        }
        expect(states.map(({ balance }) => balance)).toContain(await player.launched.balance());
      }),
      { numRuns: 40 },
    );
  });

  it('sent a hundred times in parallel count once', async () => {
    const player = await launch();
    const copies = await Promise.all(Array.from({ length: 100 }, () => player.send(bet('copy', 'r', 300))));
    expect(new Set(copies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await player.launched.balance()).toBe(9_700n);
  });
}

function rules(get: () => GameStage, launch: Launch): void {
  it('take several bets in one round, and pay it in parts', async () => {
    const player = await launch();
    for (const n of [1, 2, 3]) await player.answer(bet(`b${n}`, 'r', 100));
    expect(await player.answer(win('w1', 'r', 50, { isFinal: false }))).toEqual({ balance: 9_750n });
    expect(await player.answer(win('w2', 'r', 250))).toEqual({ balance: 10_000n });
    expect(await player.answer(bet('b4', 'r', 100))).toEqual({ code: 15008 });
  });

  it('over more than the balance are answered with the balance, and may be retried with less under the same id', async () => {
    const player = await launch(100n);
    expect(await player.send(bet('b', 'r', 101))).toMatchObject({ kind: 'refused', code: 15004, balance: 100n });
    expect(await player.answer(bet('b', 'r', 100))).toEqual({ balance: 0n });
  });

  it('settle open rounds of a session that has ended; new bets need an open session', async () => {
    const player = await launch();
    const taken = await player.answer(bet('b1', 'won', 100));
    for (const [id, round] of [
      ['b2', 'undone'],
      ['b3', 'lost'],
    ] as const)
      await player.answer(bet(id, round, 100));
    get().clock.advance(400 * 24 * hours);
    expect(await player.answer(bet('b4', 'new', 100))).toEqual({ code: 15003 });
    expect(await player.answer(bet('b1', 'won', 100))).toEqual(taken);
    expect(await player.answer(win('w1', 'won', 300))).toEqual({ balance: 10_000n });
    expect(await player.answer(rollback('x1', 'undone', 'b2'))).toEqual({ balance: 10_100n });
    expect(await player.answer(finish('lost'))).toEqual({ balance: 10_100n });
  });

  it('remember for good that a bet was rolled back before it arrived', async () => {
    const [player, { clock }] = [await launch(), get()];
    expect(await player.answer(rollback('x', 'r', 'late'))).toEqual({ balance: 10_000n });
    clock.advance(11 * hours);
    expect(await player.answer(bet('late', 'r', 100))).toEqual({ code: 15006 });
    expect(await player.answer(win('w', 'r', 500, { betTransactionId: 'late' }))).toEqual({ code: 15007 });
    expect(await player.launched.balance()).toBe(10_000n);
  });

  it('pay nothing on a bet that was rolled back, however late', async () => {
    const player = await launch();
    await player.answer(bet('b', 'r', 100));
    await player.answer(rollback('x', 'r', 'b'));
    expect(await player.answer(win('w', 'r', 500))).toEqual({ code: 15010 });
    expect(await player.launched.balance()).toBe(10_000n);
  });

  it('under an id that meant something else are a conflict', async () => {
    const player = await launch();
    await player.answer(bet('id', 'r', 100));
    for (const other of [bet('id', 'r', 101), bet('id', 'other', 100), win('id', 'r', 100), rollback('id', 'r', 'id')]) {
      expect(await player.answer(other)).toEqual({ code: 15005 });
    }
    expect(await player.launched.balance()).toBe(9_900n);
  });

  it('in another currency than the account are refused', async () => {
    const player = await launch();
    await player.answer(bet('b', 'r', 100));
    expect(await player.answer({ ...bet('b2', 'r', 100), currency: 'USD' } as never)).toEqual({ code: 15009 });
    expect(await player.answer({ ...win('w', 'r', 100), currency: 'USD' } as never)).toEqual({ code: 15009 });
    expect(await player.launched.balance()).toBe(9_900n);
  });

  it.each(['-100', '1.5', '1e3', '', ' 100', '0100', '99999999999999999999'])('over an amount of "%s" are refused', async (amount) => {
    const player = await launch();
    expect(await player.answer({ ...bet('b', 'r', 0), amount } as never)).toEqual({ code: 1422 });
    expect(await player.launched.balance()).toBe(10_000n);
  });
}

function badDays(get: () => GameStage, launch: Launch): void {
  it.each(['down', 'failing', 'rubbish', 'lost'] as const)(
    'on a line that is %s are lost, and count once when they are sent again',
    async (mode) => {
      const [player, { gate }] = [await launch(), get()];
      gate.mode = mode;
      expect(await player.send(bet('b', 'r', 100))).toMatchObject({ kind: 'lost' });
      gate.mode = 'open';
      expect(await player.answer(bet('b', 'r', 100))).toEqual({ balance: 9_900n });
      gate.mode = mode;
      expect(await player.send(win('w', 'r', 500))).toMatchObject({ kind: 'lost' });
      gate.mode = 'open';
      expect(await player.answer(win('w', 'r', 500))).toEqual({ balance: 10_400n });
      expect(await player.launched.balance()).toBe(10_400n);
    },
  );

  it('whose answer was lost are undone by a rollback, whether they arrived or not', async () => {
    for (const mode of ['down', 'lost'] as const) {
      const [player, { gate }] = [await launch(), get()];
      gate.mode = mode;
      await player.send(bet('b', 'r', 100));
      gate.mode = 'open';
      expect(await player.answer(rollback('x', 'r', 'b'))).toEqual({ balance: 10_000n });
      expect(await player.launched.balance()).toBe(10_000n);
    }
  });
}
