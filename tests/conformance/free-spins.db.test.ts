import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreeSpinsStage, type FreeSpinsStage, type StudioClient } from './free-spins-stage.ts';

let stage: FreeSpinsStage;
beforeAll(async () => {
  stage = await openFreeSpinsStage();
});
afterAll(async () => {
  expect(await stage.checkBooks()).toEqual([]);
  await stage.close();
});

async function seat(token: string): Promise<StudioClient> {
  const client = stage.newClient();
  expect(await client.launch({ game: 'copper-canyon', mode: 'real', token })).toBe(200);
  return client;
}
const spin = (client: StudioClient, stake = '20') =>
  client.post<{ win: string; error?: { code: string } }>('play', { requestId: randomUUID(), stake, isFree: true });

it('[BON-08] free spins of a grant are issued to the studio, played there to the last, and booked as they were won', async () => {
  const player = await stage.launchPlayer(0n);
  const id = await stage.give(player, { quantity: 10 });
  await stage.issue(id);
  expect(await stage.now(id)).toMatchObject({ state: 'issued' });
  const client = await seat(player.token);
  expect((await client.enter()).free).toEqual({ stake: '20', quantity: 10, used: 0, won: '0' });
  let won = 0n;
  for (let round = 0; round < 10; round += 1) {
    const { status, body } = await spin(client);
    expect(status).toBe(200);
    won += BigInt(body.win);
  }
  expect(await stage.now(id)).toMatchObject({ state: 'finished', result: 2, used: 10, winnings: won });
  expect(await player.balance()).toBe(won);
  expect((await spin(client)).body.error?.code).toBe('free-rounds-over');
});

it('free spins at a stake that the game does not take, as one that was converted, are played at the next that it does', async () => {
  const player = await stage.launchPlayer(0n);
  const id = await stage.give(player, { quantity: 1, stake: 23n });
  await stage.issue(id);
  expect(await stage.now(id)).toMatchObject({ state: 'issued', stake: 40n });
  const client = await seat(player.token);
  expect((await client.enter()).free).toMatchObject({ stake: '40', quantity: 1 });
  expect((await spin(client, '40')).status).toBe(200);
  expect(await stage.now(id)).toMatchObject({ state: 'finished', result: 2, used: 1 });
  const dear = await stage.give(player, { stake: 1n });
  await expect(stage.issue(dear)).rejects.toThrow('takes no free rounds of copper-canyon at 1 EUR');
  expect(await stage.now(dear)).toMatchObject({ state: 'issuing', stake: 1n });
});

it('a lost reply to their order is healed, and the order is not doubled', async () => {
  const player = await stage.launchPlayer();
  const id = await stage.give(player, { isOld: true });
  stage.gate.mode = 'lost';
  await expect(stage.issue(id)).rejects.toBeInstanceOf(Error);
  stage.gate.mode = 'open';
  expect(await stage.now(id)).toMatchObject({ state: 'issuing' });
  expect(await stage.confirmLate()).toBe(1);
  expect(await stage.now(id)).toMatchObject({ state: 'issued' });
  const client = await seat(player.token);
  expect((await client.enter()).free).toMatchObject({ quantity: 3, used: 0 });
  expect((await spin(client)).status).toBe(200);
  expect(await stage.now(id)).toMatchObject({ state: 'active', used: 1 });
});

it('free spins that their player gives up are taken back from the studio, after a reply was lost, too', async () => {
  const player = await stage.launchPlayer();
  const id = await stage.give(player);
  await stage.issue(id);
  await stage.cancel(player, id);
  const client = await seat(player.token);
  // The studio does not know yet; the platform takes no round all the same.
  expect((await spin(client)).body.error?.code).toBe('free-rounds-over');
  stage.gate.mode = 'lost';
  await stage.takeBack(id).catch(() => undefined);
  stage.gate.mode = 'open';
  await stage.takeBack(id);
  expect((await client.enter()).free).toBeNull();
});
