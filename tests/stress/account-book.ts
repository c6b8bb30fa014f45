import type { Answer, Call } from './studio.ts';

/** What a studio knows of one call: the answer that took it, if any did. */
interface Known {
  call: Call;
  success?: Answer;
}

/** The studio's own books of one player: what was answered, and what the player must therefore have. */
export class AccountBook {
  readonly start: bigint;
  readonly #known = new Map<string, Known>();

  constructor(start: number) {
    this.start = BigInt(start);
  }

  /**
   * Notes an answer, and throws when it breaks a promise: a call that was taken stays taken, is answered the same for
   * ever, and a call sent after that answer is marked as a repeat.
   */
  note(call: Call, answer: Answer, sentAfterSuccess: boolean): void {
    if (call.operation === 'finish' || call.operation === 'balance') return;
    const id = call.body.transactionId;
    const known = this.#known.get(id) ?? { call };
    this.#known.set(id, known);
    const isTaken = answer.status === 200;
    if (sentAfterSuccess && !(isTaken && answer.isRepeat)) throw broken(call, answer, known.success);
    if (!isTaken) return;
    if (known.success && JSON.stringify(known.success.data) !== JSON.stringify(answer.data)) throw broken(call, answer, known.success);
    known.success = answer;
  }

  hasSuccess(call: Call): boolean {
    return 'transactionId' in call.body && this.#known.get(call.body.transactionId)?.success !== undefined;
  }

  /** Every call that was taken, with what was answered. */
  taken(): { call: Call; success: Answer }[] {
    return [...this.#known.values()].flatMap(({ call, success }) => (success ? [{ call, success }] : []));
  }

  /** The bets that were rolled back after they had been taken. */
  #undone(): Set<string> {
    const rolledBack = this.taken().flatMap(({ call }) => (call.operation === 'rollback' ? [call.body.betTransactionId] : []));
    return new Set(rolledBack.filter((id) => this.#known.get(id)?.success));
  }

  balance(): bigint {
    const undone = this.#undone();
    return this.taken().reduce((balance, { call }) => {
      if (call.operation === 'win') return balance + BigInt(call.body.amount);
      if (call.operation === 'bet' && !undone.has(call.body.transactionId)) return balance - BigInt(call.body.amount);
      return balance;
    }, this.start);
  }

  /** How many transfers the ledger must hold for this player. */
  transfers(): { bet: number; win: number; rollback: number } {
    const moved = (operation: string) =>
      this.taken().filter(({ call }) => call.operation === operation && 'amount' in call.body && call.body.amount !== '0').length;
    return { bet: moved('bet'), win: moved('win'), rollback: this.#undone().size };
  }
}

function broken(call: Call, answer: Answer, success: Answer | undefined): Error {
  return new Error(`${JSON.stringify(call)} was answered ${JSON.stringify(answer)} after ${JSON.stringify(success)}`);
}
