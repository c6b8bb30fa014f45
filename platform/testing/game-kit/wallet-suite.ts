import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, currency, finish, purse, rollback, sequences, waves, win } from './calls.ts';
import { explain } from './explain.ts';
import { SeatModel } from './model.ts';
import { Seat } from './seat.ts';
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
    const sit = async (balance?: bigint) => new Seat(await stage.takeSeat(balance), open());

    session(() => stage, open, sit);
    orders(sit);
    rules(() => stage, sit);
    badDays(() => stage, sit);
  });
}

type Sit = (balance?: bigint) => Promise<Seat>;

function session(get: () => GameStage, open: (more?: Partial<GameStage['access']>) => ReturnType<OpenWallet>, sit: Sit): void {
  it('learn who plays, and what there is to play with', async () => {
    const { playerId, token } = (await sit()).player;
    expect(await open().call('authenticate', { token })).toMatchObject({
      kind: 'done',
      data: { playerId, currency, exponent: 2, balance: '10000', mode: 'real' },
    });
    expect(await open().call('balance', { token })).toEqual({ kind: 'done', data: { balance: '10000', currency } });
  });

  it('are refused by another secret, by another clock, and as another provider', async () => {
    const { token } = (await sit()).player;
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

function orders(sit: Sit): void {
  it('in any order, with repeats, leave the books of a model', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (calls) => {
        const [seat, model] = [await sit(purse), new SeatModel(purse)];
        for (const call of calls) expect(await seat.answer(call)).toEqual(model.take(call));
        expect(await seat.player.balance()).toBe(model.balance);
      }),
      { numRuns: 60 },
    );
  });

  it('on their way at the same time are answered as in one of their orders', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (each) => {
        const seat = await sit(purse);
        let states = [new SeatModel(purse)];
        for (const wave of each) {
          const answered = await Promise.all(wave.map(async (call) => ({ call, answer: await seat.answer(call) })));
          states = explain(states, answered);
          expect({ answered, isExplained: states.length > 0 }).toMatchObject({ isExplained: true });
        }
        expect(states.map(({ balance }) => balance)).toContain(await seat.player.balance());
      }),
      { numRuns: 40 },
    );
  });

  it('a hundred times over at the same time count once', async () => {
    const seat = await sit();
    const copies = await Promise.all(Array.from({ length: 100 }, () => seat.send(bet('copy', 'r', 300))));
    expect(new Set(copies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await seat.player.balance()).toBe(9_700n);
  });
}

function rules(get: () => GameStage, sit: Sit): void {
  it('take several bets in one round, and pay it in parts', async () => {
    const seat = await sit();
    for (const n of [1, 2, 3]) await seat.answer(bet(`b${n}`, 'r', 100));
    expect(await seat.answer(win('w1', 'r', 50, { isFinal: false }))).toEqual({ balance: 9_750n });
    expect(await seat.answer(win('w2', 'r', 250))).toEqual({ balance: 10_000n });
    expect(await seat.answer(bet('b4', 'r', 100))).toEqual({ code: 15008 });
  });

  it('over more than there is tell what there is, and may be less under the same id', async () => {
    const seat = await sit(100n);
    expect(await seat.send(bet('b', 'r', 101))).toEqual({ kind: 'refused', code: 15004, balance: 100n });
    expect(await seat.answer(bet('b', 'r', 100))).toEqual({ balance: 0n });
  });

  it('settle what a session left, when it is over; new bets need a living one', async () => {
    const seat = await sit();
    const taken = await seat.answer(bet('b1', 'won', 100));
    for (const [id, round] of [
      ['b2', 'undone'],
      ['b3', 'lost'],
    ] as const)
      await seat.answer(bet(id, round, 100));
    get().clock.advance(400 * 24 * hours);
    expect(await seat.answer(bet('b4', 'new', 100))).toEqual({ code: 15003 });
    expect(await seat.answer(bet('b1', 'won', 100))).toEqual(taken);
    expect(await seat.answer(win('w1', 'won', 300))).toEqual({ balance: 10_000n });
    expect(await seat.answer(rollback('x1', 'undone', 'b2'))).toEqual({ balance: 10_100n });
    expect(await seat.answer(finish('lost'))).toEqual({ balance: 10_100n });
  });

  it('remember for ever that a bet was rolled back before it came', async () => {
    const [seat, { clock }] = [await sit(), get()];
    expect(await seat.answer(rollback('x', 'r', 'late'))).toEqual({ balance: 10_000n });
    clock.advance(11 * hours);
    expect(await seat.answer(bet('late', 'r', 100))).toEqual({ code: 15006 });
    expect(await seat.answer(win('w', 'r', 500, { betTransactionId: 'late' }))).toEqual({ code: 15007 });
    expect(await seat.player.balance()).toBe(10_000n);
  });

  it('pay nothing on a bet that was rolled back, however late', async () => {
    const seat = await sit();
    await seat.answer(bet('b', 'r', 100));
    await seat.answer(rollback('x', 'r', 'b'));
    expect(await seat.answer(win('w', 'r', 500))).toEqual({ code: 15010 });
    expect(await seat.player.balance()).toBe(10_000n);
  });

  it('under an id that meant something else are a conflict', async () => {
    const seat = await sit();
    await seat.answer(bet('id', 'r', 100));
    for (const other of [bet('id', 'r', 101), bet('id', 'other', 100), win('id', 'r', 100), rollback('id', 'r', 'id')]) {
      expect(await seat.answer(other)).toEqual({ code: 15005 });
    }
    expect(await seat.player.balance()).toBe(9_900n);
  });

  it('in another currency than the account are refused', async () => {
    const seat = await sit();
    await seat.answer(bet('b', 'r', 100));
    expect(await seat.answer({ ...bet('b2', 'r', 100), currency: 'USD' } as never)).toEqual({ code: 15009 });
    expect(await seat.answer({ ...win('w', 'r', 100), currency: 'USD' } as never)).toEqual({ code: 15009 });
    expect(await seat.player.balance()).toBe(9_900n);
  });

  it.each(['-100', '1.5', '1e3', '', ' 100', '0100', '99999999999999999999'])('over an amount of "%s" are refused', async (amount) => {
    const seat = await sit();
    expect(await seat.answer({ ...bet('b', 'r', 0), amount } as never)).toEqual({ code: 1422 });
    expect(await seat.player.balance()).toBe(10_000n);
  });
}

function badDays(get: () => GameStage, sit: Sit): void {
  it.each(['down', 'failing', 'rubbish', 'lost'] as const)(
    'on a line that is %s are lost, and count once when they are sent again',
    async (mode) => {
      const [seat, { gate }] = [await sit(), get()];
      gate.mode = mode;
      expect(await seat.send(bet('b', 'r', 100))).toMatchObject({ kind: 'lost' });
      gate.mode = 'open';
      expect(await seat.answer(bet('b', 'r', 100))).toEqual({ balance: 9_900n });
      gate.mode = mode;
      expect(await seat.send(win('w', 'r', 500))).toMatchObject({ kind: 'lost' });
      gate.mode = 'open';
      expect(await seat.answer(win('w', 'r', 500))).toEqual({ balance: 10_400n });
      expect(await seat.player.balance()).toBe(10_400n);
    },
  );

  it('whose answer never came are undone by a rollback, whether they came or not', async () => {
    for (const mode of ['down', 'lost'] as const) {
      const [seat, { gate }] = [await sit(), get()];
      gate.mode = mode;
      await seat.send(bet('b', 'r', 100));
      gate.mode = 'open';
      expect(await seat.answer(rollback('x', 'r', 'b'))).toEqual({ balance: 10_000n });
      expect(await seat.player.balance()).toBe(10_000n);
    }
  });
}
