// Applies messages of a feed and settles the bets on their events, over and over until it is killed: `node settle-sport.ts <database url> <time>`.
import { pino } from 'pino';
import { settleBets } from '../../flows/sportsbook/settle-bets.ts';
import { applyMessages } from '#modules/sportsbook';
import { createPlatform } from '../../platform.ts';
import { fakeClock } from '../clock.ts';
import { testConfig } from '../config.ts';
import type { SportWork } from '../kills.ts';

const [url, time] = process.argv.slice(2) as [string, string];
const { kernel } = createPlatform(testConfig(url), { log: pino({ level: 'silent' }), clock: fakeClock(time) });

process.once('disconnect', () => process.exit());
process.once('message', (work: SportWork) => {
  process.send!('begun');
  void goOn(work);
});
process.send!('ready');

async function goOn(work: SportWork): Promise<never> {
  for (;;) {
    await kernel.db.transaction((tx) => applyMessages(tx, kernel, work.messages));
    await Promise.all(work.events.map((id) => settleBets(kernel, id)));
  }
}
