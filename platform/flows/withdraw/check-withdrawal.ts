import { identityStatus, invoiceType } from '@verdigale/contract';
import { add, formatDecimal, money, zero, type Money } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { paymentTotals, type Method, type PaymentTotal } from '#modules/payment';
import { getProfile } from '#modules/player';
import { getTurnOver, judgeWithdrawal, lastLookAt, owedBack, type Verdict } from '#modules/risk';
import { worthInBase } from '#modules/settings';
import { debtsOf } from '#modules/sportsbook';
import type { LockedAccount } from '#modules/wallet';

interface Asked {
  sum: Money;
  method: string;
  /** Every way out that is open to the player in this currency. */
  open: readonly Method[];
}

/**
 * Checks a requested withdrawal against the brand's rules, under the account's lock: what it reads stays true until the commit.
 * Throws owedFirst while a corrected sports bet left something owed, turnOverRequired, verificationRequired, returnFirst with the sum and the method by which it must be returned.
 */
export async function checkWithdrawal(kernel: Kernel, tx: Transaction, account: LockedAccount, asked: Asked): Promise<Verdict> {
  const { config, clock } = kernel;
  if ((await tx.all(debtsOf(account.id))).length > 0) throw new AppError('owedFirst', 'a corrected bet is not covered yet');
  const rules = config.withdrawals;
  const since = new Date(clock.now().getTime() - rules.linkedDays * 86_400_000);
  const { at: seenAt } = await tx.one(lastLookAt(account.playerId));
  const [worth, profile, totals, turnOver] = await Promise.all([
    worthInBase(tx),
    getProfile(tx, account.playerId),
    tx.all(paymentTotals(account.playerId, { since, seenAt })),
    getTurnOver(tx, account.playerId, account.currency),
  ]);
  const withdrawals = totals.filter(({ type }) => type === invoiceType.withdrawal);
  const deposits = totals.filter(({ type }) => type === invoiceType.deposit);
  const amount = worth.of(asked.sum);
  const sumOf = (part: (total: PaymentTotal) => bigint) =>
    withdrawals.reduce((sum, each) => add(sum, worth.of(money(part(each), each.currency))), zero(amount.currency));
  const ways = rules.ways.filter(({ withdrawal }) => withdrawal === asked.method).map(({ deposit }) => deposit);
  const verdict = judgeWithdrawal(
    {
      linked: add(
        amount,
        sumOf(({ recent }) => recent),
      ),
      unseen: add(
        amount,
        sumOf(({ unseen }) => unseen),
      ),
      total: add(
        amount,
        sumOf(({ amount: all }) => all),
      ),
      paid: sumOf(({ settled }) => settled),
      isWayKnown: deposits.some(({ method }) => ways.includes(method)),
      hasContact: profile.confirmedAt !== null || profile.phoneConfirmed,
      hasIdentity: profile.identityStatus === identityStatus.approved,
      turnOverMissing: turnOver.missing,
    },
    rules,
    worth,
  );
  requireWayBack(kernel, account, asked, { deposits, withdrawals });
  return verdict;
}

function requireWayBack(
  { config }: Kernel,
  { currency, exponent }: LockedAccount,
  { method, open }: Asked,
  moved: { deposits: PaymentTotal[]; withdrawals: PaymentTotal[] },
): void {
  const here = (totals: readonly PaymentTotal[]) =>
    totals.filter((each) => each.currency === currency).map(({ method: by, amount }) => ({ method: by, sum: money(amount, currency) }));
  const smallest = new Map(open.map(({ id, min }) => [id, min]));
  const owed = owedBack(method, config.withdrawals, { deposits: here(moved.deposits), withdrawals: here(moved.withdrawals) }, smallest);
  if (!owed) return;
  const sum = formatDecimal(owed.sum, { code: currency, exponent });
  const name = open.find(({ id }) => id === owed.method)?.names.en ?? owed.method;
  // A client shows the first message of a field; the sum by itself is for those who know the code.
  throw new AppError('returnFirst', `${sum} ${currency} must go back by ${owed.method} first`, {
    fields: { method: [owed.method], amount: [`${sum} ${currency} must be withdrawn by ${name} first`, sum] },
  });
}
