// Migrates and seeds the database, and launches a game for players with money: `node launch-players.ts <database url> <players> <minor units>`.
// Prints the tokens of their game sessions as JSON.
import { pino } from 'pino';
import { seedMethods } from '#modules/payment';
import { seedSettings } from '#modules/settings';
import { launchTestPlayer } from '../../flows/game-wallet/testing.ts';
import { migrate } from '../../index.ts';
import { createPlatform } from '../../platform.ts';
import { testConfig } from '../config.ts';
import { testSettings } from '../settings.ts';
import { processMethods } from './options.ts';

const [url, players, balance] = process.argv.slice(2) as [string, string, string];
await migrate(url);
const { kernel, stop } = createPlatform(testConfig(url), { log: pino({ level: 'silent' }) });
await seedSettings(kernel, testSettings);
await seedMethods(kernel.db, processMethods);
const tokens: string[] = [];
for (let n = 0; n < Number(players); n += 1) tokens.push((await launchTestPlayer({ kernel }, { balance: BigInt(balance) })).token);
process.stdout.write(`${JSON.stringify(tokens)}\n`);
await stop();
