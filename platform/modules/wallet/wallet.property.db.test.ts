import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, type AppError } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { pockets, type Pocket } from './account.ts';
import { hideAccount } from './hide-account.ts';
import { checkBooks } from './ledger/check-books.ts';
import { findAccount } from './list-accounts.ts';
import { switchAccount } from './switch-account.ts';
import { post } from './testing.ts';
import { fundedAccount } from '#testing/funded-account.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const currencies = ['EUR', 'USD', 'JPY'];
type Changes = Partial<Record<Pocket, bigint>>;
type Step = { kind: 'move'; at: number; changes: Changes } | { kind: 'switch'; at: number } | { kind: 'hide'; at: number };

const at = fc.nat(currencies.length - 1);
const changes: fc.Arbitrary<Changes> = fc.dictionary(fc.constantFrom(...pockets), fc.bigInt(-60n, 60n), { minKeys: 1 });
const move: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('move' as const), at, changes });
const other: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom('switch' as const, 'hide' as const), at });
const steps = fc.array(fc.oneof({ weight: 8, arbitrary: move }, { weight: 2, arbitrary: other }), { minLength: 1, maxLength: 40 });

interface Expected {
  id: string;
  pockets: Record<Pocket, bigint>;
  isActive: boolean;
  isHidden: boolean;
  version: bigint;
}

/** What the step must do to the model; its refusal, if it must be refused, before anything changed. */
function foresee(model: Expected[], step: Step): AppError['reason'] | undefined {
  const account = model[step.at]!;
  if (step.kind === 'hide') {
    if (account.isActive || pockets.some((pocket) => account.pockets[pocket] > 0n)) return 'accountNotHideable';
    if (!account.isHidden) account.version += 1n;
    account.isHidden = true;
    return undefined;
  }
  if (step.kind === 'switch') {
    if (account.isHidden) return 'notFound';
    if (account.isActive) return undefined;
    for (const each of [account, model.find(({ isActive }) => isActive)!]) {
      each.isActive = each === account;
      each.version += 1n;
    }
    return undefined;
  }
  const moved = pockets.filter((pocket) => step.changes[pocket]);
  if (moved.some((pocket) => account.pockets[pocket] + step.changes[pocket]! < 0n)) return 'insufficientFunds';
  for (const pocket of moved) account.pockets[pocket] += step.changes[pocket]!;
  if (moved.length > 0 && account.isHidden) account.version += 1n;
  if (moved.length > 0) account.isHidden = false;
  account.version += BigInt(moved.length);
  return undefined;
}

async function take(playerId: string, id: string, step: Step): Promise<void> {
  const { kernel } = platform;
  if (step.kind === 'hide') return void (await hideAccount(kernel, playerId, id));
  if (step.kind === 'switch') return void (await switchAccount(kernel, playerId, id));
  const amounts = Object.values(step.changes);
  if (amounts.every((amount) => amount === 0n)) return;
  const isInner = amounts.reduce((total, amount) => total + amount, 0n) === 0n;
  await post(kernel, id, { kind: 'adjustment', changes: step.changes, counterparty: isInner ? null : 'house:adjustment' });
}

it('any sequence of transfers, switches and hidings leaves what a model of it says, and books that prove', async () => {
  const { kernel } = platform;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const playerId = newId();
      const model: Expected[] = [];
      for (const [n, code] of currencies.entries()) {
        const { id } = await fundedAccount(kernel, 0n, { playerId, currency: { code, exponent: 2 }, isActive: n === 0 });
        model.push({
          id,
          pockets: { real: 0n, bonus: 0n, locked: 0n, pending: 0n, held: 0n },
          isActive: n === 0,
          isHidden: false,
          version: 1n,
        });
      }
      for (const each of taken) {
        const refusal = foresee(model, each);
        const happened = await take(playerId, model[each.at]!.id, each).catch((error: unknown) => error as AppError);
        expect(happened?.reason).toBe(refusal);
      }
      for (const expected of model) expect(await findAccount(kernel.db, { playerId, accountId: expected.id })).toMatchObject(expected);
      expect(await checkBooks(kernel.db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
