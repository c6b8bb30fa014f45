import type { Queryable } from '#kernel';
import { everything, type Finding } from '#modules/reconcile';
import { betSums, sportCounterparties } from '#modules/sportsbook';
import { counterpartyBalances } from '#modules/wallet';

/** Holds what the sportsbook's counterparties have against what its bets say. Needs one snapshot; reads every bet, so at night. */
export async function proveSportBets(tx: Queryable): Promise<Finding[]> {
  const booked = await tx.all(counterpartyBalances(sportCounterparties));
  const said = await tx.all(betSums());
  const nameOf = ({ counterparty, currency }: { counterparty: string; currency: string }) => `${counterparty} ${currency}`;
  const [has, should] = [booked, said].map((rows) => new Map(rows.map((each) => [nameOf(each), each.amount])));
  const all = new Map([...booked, ...said].map((each) => [nameOf(each), each]));
  return [...all].flatMap(([name, { counterparty, currency }]) => {
    const [amount, wanted] = [has!.get(name) ?? 0n, should!.get(name) ?? 0n];
    if (amount === wanted) return [];
    const details = `${amount} in the books, ${wanted} by the bets`;
    return [{ kind: 'books: sports bets', subject: counterparty, details, currency, provider: everything }];
  });
}
