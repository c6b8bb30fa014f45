// One player: rounds of a bet and then a win or an end without one, each call sent until it is answered.
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameWalletOperation } from '@verdigale/partner-wire';
import { exchange, openConnection, signedCall } from '../http-call.ts';

export interface Game {
  port: number;
  /** The share of the calls whose connection is cut after they were sent. */
  cutShare: number;
  /** From the beginning of a round to that of the next, at least. */
  paceMs: number;
}

const stake = 100;
const highestWin = 220;
/** About as long as an answer takes: some calls are cut before the platform has acted, some after. */
const longestCutMs = 30;

export class Player {
  readonly token: string;
  readonly name: string;
  /** What the balance has grown by, as reported to the player. */
  net = 0;
  bets = 0;
  wins = 0;
  cut = 0;
  readonly latencies: number[] = [];
  #socket: Socket | undefined;

  constructor(token: string, name: string) {
    this.token = token;
    this.name = name;
  }

  async playUntil(end: number, game: Game): Promise<void> {
    await pause(Math.random() * game.paceMs);
    while (performance.now() < end) {
      const began = performance.now();
      await this.#round(game);
      await pause(Math.max(0, began + game.paceMs - performance.now()));
    }
  }

  async #round(game: Game): Promise<void> {
    const [roundId, currency] = [`${this.name}-${this.bets}`, 'EUR'];
    const common = { token: this.token, roundId };
    await this.#call(game, 'bet', { ...common, transactionId: `${roundId}-b`, amount: String(stake), currency });
    this.bets += 1;
    this.net -= stake;
    const win = Math.floor(Math.random() * highestWin);
    if (win < stake / 2) {
      await this.#call(game, 'finish', common);
      return;
    }
    await this.#call(game, 'win', { ...common, transactionId: `${roundId}-w`, amount: String(win), currency, isFinal: true });
    this.wins += 1;
    this.net += win;
  }

  /** The same call again, over a new connection, for as long as its answer is lost. */
  async #call(game: Game, operation: GameWalletOperation, body: object): Promise<void> {
    const from = performance.now();
    for (;;) {
      const socket = (this.#socket ??= await openConnection(game.port));
      const isCut = Math.random() < game.cutShare;
      const answer = exchange(socket, signedCall(operation, body));
      if (isCut) {
        // The answer may come first: then the next call needs another connection all the same.
        this.#socket = undefined;
        setTimeout(() => socket.destroy(), Math.random() * longestCutMs);
      }
      const isAnswered = await answer.then(
        () => true,
        (error: Error) => {
          if (!socket.destroyed) throw error;
          this.#socket = undefined;
          return false;
        },
      );
      if (isAnswered) {
        this.latencies.push(performance.now() - from);
        return;
      }
      this.cut += 1;
    }
  }

  async balance(port: number): Promise<number> {
    const socket = await openConnection(port);
    const answer = await exchange(socket, signedCall('balance', { token: this.token }));
    socket.destroy();
    this.#socket?.destroy();
    return Number((JSON.parse(answer) as { data: { balance: string } }).data.balance);
  }
}
