import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.ts';
import type { Probes } from './healing.ts';
import type { KillableServer } from './killable-server.ts';
import type { Studio } from './studio.ts';

const patienceMs = 5_000;
/** Signing in anew and asking the provider take their time where everybody does. */
const paymentMs = 10_000;
const sessionOver = 15_003;

/** A call that no answer came for in time is not waited for any longer: it may end later. */
const inTime = <T>(call: Promise<T>, ms = patienceMs): Promise<T | undefined> =>
  Promise.race([call, delay(ms, undefined, { ref: false })]).catch(() => undefined);

/** What asks whether the server is back: a player of its own, whose bets are of nothing. */
export async function openProbes(server: KillableServer, studio: Studio): Promise<Probes> {
  const client = new Client(server.address, 'probe@mail.test');
  const { euro } = await client.register();
  let token = await client.launch(euro);
  let count = 0;
  async function bet(): Promise<boolean> {
    count += 1;
    const id = `probe-${count}`;
    const body = { token, transactionId: id, roundId: id, amount: '0', currency: 'EUR' };
    const answer = await inTime(studio.attempt({ operation: 'bet', body }));
    if (answer?.code === sessionOver) token = (await inTime(client.launch(euro))) ?? token;
    return answer?.status === 200;
  }

  return {
    // The clock may have been set while the first was on its way, or the session have ended by it.
    money: async () => (await bet()) || bet(),
    async payment() {
      count += 1;
      return (await inTime(client.tryDeposit(`probe-${count}-payment`, euro), paymentMs)) === 200;
    },
    async ready() {
      const response = await inTime(server.address().then((address) => fetch(`${address}/readyz`)));
      await response?.body?.cancel().catch(() => undefined);
      return response?.status ?? 0;
    },
  };
}
