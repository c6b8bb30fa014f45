import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses } from '#modules/bonus';
import { checkBooks, lockAccount } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { endBonusesOf } from '../../modules/bonus/lifecycle/end-for-house.ts';
import { expireBonuses } from '../../modules/bonus/lifecycle/expire-bonuses.ts';
import { BonusModel, type ModelGame, type ModelTerms } from '../../modules/bonus/play/testing/model.ts';
import { games, stepOf, take, wishes, type ModelStep } from '../../modules/bonus/play/testing/steps.ts';
import { giveTestBonus } from '../../modules/bonus/testing.ts';
import { callWallet, giveMoney, launchTestGame, launchTestPlayer, type LaunchedPlayer, type WalletAnswer } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const start = 1_000n;
const currency = 'EUR';
const identityOf = (game: ModelGame) => (game === null ? 'excluded' : `counts-${game}`);

/** A player who does the model's steps on the platform. */
class Player {
  readonly #launched: LaunchedPlayer;
  readonly #tokens: Map<ModelGame, string>;
  readonly #bonuses: string[] = [];

  constructor(launched: LaunchedPlayer, tokens: Map<ModelGame, string>) {
    this.#launched = launched;
    this.#tokens = tokens;
  }

  static async enter(): Promise<Player> {
    const launched = await launchTestPlayer(platform, { balance: start });
    const tokens = new Map<ModelGame, string>();
    for (const game of games) tokens.set(game, (await launchTestGame(platform, { ...launched, gameIdentity: identityOf(game) })).token);
    return new Player(launched, tokens);
  }

  async take(step: ModelStep, model: BonusModel): Promise<WalletAnswer | undefined> {
    const { kernel } = platform;
    const { playerId, accountId } = this.#launched;
    const token = 'round' in step ? this.#tokens.get(model.rounds.get(step.round)?.game ?? this.#gameOf(step))! : '';
    switch (step.kind) {
      case 'bet':
        return callWallet(platform, 'bet', { token, currency, roundId: step.round, transactionId: step.bet, amount: String(step.stake) });
      case 'win':
        return callWallet(platform, 'win', {
          token,
          currency,
          roundId: step.round,
          transactionId: newId(),
          amount: String(step.amount),
          isFinal: step.isFinal,
        });
      case 'rollback':
        return callWallet(platform, 'rollback', { token, roundId: step.round, transactionId: newId(), betTransactionId: step.bet });
      case 'finish':
        return callWallet(platform, 'finish', { token, roundId: step.round });
      case 'activate':
        if (model.active) return undefined;
        this.#bonuses.push(await this.#give(step.terms));
        return void (await activateBonus(kernel, playerId, this.#bonuses.at(-1)!));
      case 'cancel':
        if (model.active) await cancelBonus(kernel, playerId, this.#bonuses.at(-1)!).catch(() => undefined);
        return undefined;
      case 'expire':
        if (!model.active) return undefined;
        await kernel.db.run(sql`update bonus.player_bonus set wagering_expires_at = '2000-01-01' where id = ${this.#bonuses.at(-1)!}`);
        return void (await expireBonuses(kernel));
      case 'exclude':
        await kernel.db.transaction((tx) => endBonusesOf(tx, kernel, playerId));
        return undefined;
      case 'transfer':
        if (step.amount !== 0n) await giveMoney(kernel, accountId, step.amount).catch(() => undefined);
        return undefined;
    }
  }

  #gameOf(step: ModelStep): ModelGame {
    return step.kind === 'bet' ? step.game : null;
  }

  async #give({ amount, lock, required, order, maxBet, maxWin, isCashable }: ModelTerms): Promise<string> {
    const weights = Object.fromEntries(games.flatMap((game) => (game === null ? [] : [[identityOf(game), game]])));
    const contribution = { default: 1_000, types: {}, providers: {}, games: weights };
    const terms = { stakeOrder: order, isSticky: lock > 0n, isCashable, contribution, excludedGames: [identityOf(null)] };
    const sums = { amount, deposit: lock, required, maxBet, maxWin };
    return (await giveTestBonus(platform.kernel, this.#launched.accountId, { ...sums, terms })).id;
  }

  async pockets() {
    const { real, locked, bonus } = await platform.kernel.db.transaction(
      async (tx) => (await lockAccount(tx, this.#launched.accountId))!.pockets,
    );
    return { real, locked, bonus };
  }

  async bonuses() {
    return Promise.all(
      this.#bonuses.map((id) =>
        platform.kernel.db.one(sql<{ balance: bigint; locked: bigint; progress: bigint; endedBy: string | null; result: string }>`
          select balance, locked, progress, ended_by as "endedBy",
            (array['none', 'played', 'cancelled', 'expired', 'lost'])[result] as result from bonus.player_bonus where id = ${id}`),
      ),
    );
  }
}

const codes: Record<string, number | undefined> = {
  taken: undefined,
  restricted: 14306,
  insufficient: 15004,
  'too-high': 15011,
  closed: 15008,
};

it(
  '[BON-10] any order of bet, win, rollback, finish × activate, cancel, expire leaves what a model of it says',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wishes, { minLength: 1, maxLength: 30, size: 'max' }), async (wanted) => {
        const [player, model] = [await Player.enter(), new BonusModel(start)];
        for (const wish of wanted) {
          const step = stepOf(model, wish);
          if (!step) continue;
          const answer = await player.take(step, model);
          const outcome = take(model, step);
          if (step.kind === 'bet') expect(answer?.code).toBe(codes[outcome as string]);
          if (answer?.data)
            expect(answer.data.balance).toBe(String(model.playable(model.rounds.get((step as { round: string }).round)!.game)));
          expect(await player.pockets()).toEqual(model.pockets);
        }
        const expected = model.bonuses.map(({ balance, locked, progress, endedBy, result }) => ({
          balance,
          locked,
          progress,
          endedBy,
          result,
        }));
        expect(await player.bonuses()).toEqual(expected);
        expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
      }),
      { numRuns: 40 },
    );
  },
);
