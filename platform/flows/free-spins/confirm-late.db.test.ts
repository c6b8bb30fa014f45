import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seamlessWallet } from '#partners/game/seamless-wallet/index.ts';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { freeSpinsNow, giveTestFreeSpins } from '../../modules/bonus/testing.ts';
import { launchTestPlayer } from '../game-wallet/testing.ts';
import { confirmLate } from './confirm-late.ts';

let platform: TestPlatform;
let studio: Server;
beforeAll(async () => {
  studio = createServer((request, response) => {
    const issueId = request.url!.split('/').at(-1);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { issueId, state: 'open', quantity: 3, used: 0 } }));
  }).listen(0, '127.0.0.1');
  await once(studio, 'listening');
  platform = await createTestPlatform();
  const url = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
  const game = { acme: seamlessWallet({ url, secret: 'secret' }) };
  platform.kernel.config.partners = { ...platform.kernel.config.partners, game };
});
afterAll(async () => {
  studio.close();
  await platform[Symbol.asyncDispose]();
});

it('orders what one provider has not confirmed, however much waits for another that cannot be reached', async () => {
  const { kernel, clock } = platform;
  const { accountId } = await launchTestPlayer(platform);
  const { id } = await giveTestFreeSpins(kernel, accountId, { provider: 'gone', isIssued: false });
  // As after a campaign for many.
  await kernel.db.run(sql`insert into bonus.free_spin
    select copied.* from bonus.free_spin f, generate_series(1, 250) n,
      jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'package_priority', n)) copied where f.id = ${id}`);
  clock.advance(1_000);
  const late = await giveTestFreeSpins(kernel, accountId, { provider: 'acme', isIssued: false });
  clock.advance(120_000);
  expect(await confirmLate(kernel)).toBe(1);
  expect(await freeSpinsNow(kernel, late.id)).toMatchObject({ state: 'issued' });
});
