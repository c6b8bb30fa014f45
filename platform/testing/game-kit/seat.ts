import type { WalletReply } from '@verdigale/partner-wire';
import { expect } from 'vitest';
import type { Seat as SeatedPlayer } from '../../flows/game-wallet/testing.ts';
import type { Call } from './calls.ts';
import type { Answer } from './explain.ts';
import type { WalletEnd } from './wallet-end.ts';

/** A player at a game, played for by the provider's end of the wallet. */
export class Seat {
  readonly player: SeatedPlayer;
  readonly #wallet: WalletEnd;

  constructor(player: SeatedPlayer, wallet: WalletEnd) {
    this.player = player;
    this.#wallet = wallet;
  }

  send({ operation, ...body }: Call): Promise<WalletReply> {
    return this.#wallet.call(operation, { token: this.player.token, ...body });
  }

  /** The same, where an answer must come. */
  async answer(call: Call): Promise<Answer> {
    const reply = await this.send(call);
    if (reply.kind === 'refused') return { code: reply.code };
    expect(reply.kind).toBe('done');
    return { balance: balanceIn(reply) };
  }
}

/** The balance that a reply tells; throws when it is not told as the protocol says. */
export function balanceIn(reply: WalletReply): bigint {
  if (reply.kind !== 'done' || typeof reply.data.balance !== 'string') throw new Error(`no balance in ${reply.kind}`);
  return BigInt(reply.data.balance);
}
