import type { Call } from './calls.ts';

/** What the platform must answer: the balance after the call, in minor units, or the code of its refusal. */
export type Expected = { balance: bigint } | { code: number };

interface Round {
  status: 'open' | 'finished' | 'void';
  paid: bigint;
  liveBets: number;
}

interface Bet {
  /** Absent for a bet that was rolled back before it arrived. */
  roundId?: string;
  amount: bigint;
  isLive: boolean;
}

type Of<O extends Call['operation']> = Extract<Call, { operation: O }>;

/** One player's books by the rules of docs/guides/add-a-game-provider.md, without a database. */
export class PlayerModel {
  balance: bigint;
  readonly #rounds = new Map<string, Round>();
  readonly #bets = new Map<string, Bet>();
  readonly #answers = new Map<string, { input: string; balance: bigint }>();

  constructor(balance: bigint) {
    this.balance = balance;
  }

  clone(): PlayerModel {
    const copy = new PlayerModel(this.balance);
    for (const [id, round] of this.#rounds) copy.#rounds.set(id, { ...round });
    for (const [id, bet] of this.#bets) copy.#bets.set(id, { ...bet });
    for (const [id, answer] of this.#answers) copy.#answers.set(id, answer);
    return copy;
  }

  /** Two models with the same picture give the same answers from then on. */
  picture(): string {
    const inOrder = (map: ReadonlyMap<string, object>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify([this.balance, inOrder(this.#rounds), inOrder(this.#bets), inOrder(this.#answers)], (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
  }

  /** Applies the call and returns the expected answer. */
  take(call: Call): Expected {
    if (call.operation === 'finish') return this.#finish(call);
    const input = JSON.stringify(call);
    const known = this.#answers.get(call.transactionId);
    if (known) return known.input === input ? { balance: known.balance } : { code: 15005 };
    const refusal = call.operation === 'bet' ? this.#bet(call) : call.operation === 'win' ? this.#win(call) : this.#rollBack(call);
    if (refusal) return { code: refusal };
    this.#answers.set(call.transactionId, { input, balance: this.balance });
    return { balance: this.balance };
  }

  #bet({ transactionId, roundId, amount }: Of<'bet'>): number | undefined {
    if (this.#bets.has(transactionId)) return 15006;
    const round = this.#rounds.get(roundId) ?? { status: 'open', paid: 0n, liveBets: 0 };
    if (round.status !== 'open') return 15008;
    if (BigInt(amount) > this.balance) return 15004;
    this.balance -= BigInt(amount);
    round.liveBets += 1;
    this.#rounds.set(roundId, round);
    this.#bets.set(transactionId, { roundId, amount: BigInt(amount), isLive: true });
    return undefined;
  }

  #win({ transactionId, roundId, betTransactionId, amount, isFinal }: Of<'win'>): number | undefined {
    if (this.#bets.has(transactionId)) return 15005;
    const round = this.#rounds.get(roundId);
    if (!round) return 15007;
    const bet = betTransactionId === undefined ? undefined : this.#bets.get(betTransactionId);
    if (round.status === 'void' || bet?.isLive === false) return 15010;
    if (betTransactionId !== undefined && bet?.roundId !== roundId) return 15007;
    if (round.status !== 'open') return 15008;
    this.balance += BigInt(amount);
    round.paid += BigInt(amount);
    if (isFinal) round.status = 'finished';
    return undefined;
  }

  #rollBack({ transactionId, roundId, betTransactionId }: Of<'rollback'>): number | undefined {
    const bet = this.#bets.get(betTransactionId);
    const namesNoBet = !bet && this.#answers.has(betTransactionId);
    if (this.#bets.has(transactionId) || transactionId === betTransactionId || namesNoBet) return 15005;
    if (!bet) this.#bets.set(betTransactionId, { amount: 0n, isLive: false });
    if (!bet?.isLive) return undefined;
    const round = this.#rounds.get(bet.roundId!)!;
    if (bet.roundId !== roundId) return 15007;
    if (round.status !== 'open' || round.paid > 0n) return 15008;
    this.balance += bet.amount;
    bet.isLive = false;
    round.liveBets -= 1;
    if (round.liveBets === 0) round.status = 'void';
    return undefined;
  }

  #finish({ roundId }: Of<'finish'>): Expected {
    const round = this.#rounds.get(roundId);
    if (!round) return { code: 15007 };
    if (round.status === 'open') round.status = 'finished';
    return { balance: this.balance };
  }
}
