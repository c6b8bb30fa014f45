// Gives bonuses of many kinds to every player's account in euro: `node give-bonuses.ts <database url> <bonuses a player> [<options as JSON>]`.
import { pino } from 'pino';
import { giveTestBonus } from '../../flows/game-wallet/testing.ts';
import { createPlatform } from '../../platform.ts';
import { sql } from '../sql.ts';
import { processConfig, readOptions } from './options.ts';

const [url, count, text] = process.argv.slice(2) as [string, string, string | undefined];
const options = readOptions(text);
const clock = { now: () => new Date(Date.now() + (options.clockOffsetMs ?? 0)) };
const { kernel, stop } = createPlatform(processConfig(url, options), { log: pino({ level: 'silent' }), clock });
const accounts = await kernel.db.all(sql<{ id: string }>`select id from wallet.account where currency = 'EUR'`);
const orders = ['real-first', 'bonus-first', 'mixed'] as const;
for (const { id } of accounts) {
  for (let n = 0; n < Number(count); n += 1) {
    const order = orders[n % orders.length]!;
    const terms = {
      stakeOrder: order,
      isSticky: order === 'mixed',
      isCashable: n % 4 > 0,
      activationHours: 1_000,
      // Some are over as soon as they begin.
      wageringHours: n % 5 ? 1_000 : 0,
    };
    const sums = { amount: 10_00n, deposit: 10_00n, required: BigInt(1 + (n % 7)) * 10_00n, maxBet: n % 2 ? 2_00n : null };
    await giveTestBonus(kernel, id, { ...sums, maxWin: n % 3 ? null : 15_00n, terms });
  }
}
process.stdout.write('given\n');
await stop();
