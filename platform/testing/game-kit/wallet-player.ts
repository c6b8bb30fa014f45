import type { WalletReply } from '@verdigale/partner-wire';
import { expect } from 'vitest';
import type { LaunchedPlayer } from '../../flows/game-wallet/testing.ts';
import type { Call } from './calls.ts';
import type { Answer } from './explain.ts';
import type { WalletEnd } from './wallet-end.ts';

/** A player of a launched game, whose calls are made by the provider's end of the wallet. */
export class WalletPlayer {
  readonly launched: LaunchedPlayer;
  readonly #wallet: WalletEnd;

  constructor(launched: LaunchedPlayer, wallet: WalletEnd) {
    this.launched = launched;
    this.#wallet = wallet;
  }

  send({ operation, ...body }: Call): Promise<WalletReply> {
    return this.#wallet.call(operation, { token: this.launched.token, ...body });
  }

  /** The same for a call that must be answered. */
  async answer(call: Call): Promise<Answer> {
    const reply = await this.send(call);
    if (reply.kind === 'refused') return { code: reply.code };
    expect(reply.kind).toBe('done');
    return { balance: balanceIn(reply) };
  }
}

/** The balance in a reply; throws when it is missing or not in the form of the protocol. */
function balanceIn(reply: WalletReply): bigint {
  if (reply.kind !== 'done' || typeof reply.data.balance !== 'string') throw new Error(`no balance in ${reply.kind}`);
  return BigInt(reply.data.balance);
}
