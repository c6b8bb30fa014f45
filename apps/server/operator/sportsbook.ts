// Looks after the book of sports bets: `npm run sportsbook`.
import { formatDecimal, money } from '@verdigale/money';
import { atDesk, splitReason, UsageError } from './at-desk.ts';

const usage = `npm run sportsbook -- list                     events that bets wait for though their feed has forgotten them, or that began twelve hours ago
npm run sportsbook -- exposure [<event>]       what open bets may cost, by outcome, the highest first
npm run sportsbook -- rulings                  what waits for a second person

npm run sportsbook -- void <your name> <event> [<market> [<specifiers>]] --because "<reason>"            stakes come back
npm run sportsbook -- settle <your name> <event> <market> [<specifiers>] <outcome>:<end> … --because "<reason>"
    every outcome of the market, each with won, half-won, void, half-lost or lost
npm run sportsbook -- lift <your name> <event> [<market> [<specifiers>]] --because "<reason>"            what was ruled holds no longer
npm run sportsbook -- approve <your name> <id>                          by another person than has asked; then it holds, whatever the feed says
npm run sportsbook -- refuse <your name> <id>

Players see the reason with their bets.`;

const kinds = ['void', 'settle', 'lift'] as const;
const minutes = (at: Date) => at.toISOString().slice(0, 16);

/** `home:won away:lost` */
const endsOf = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word.slice(0, word.lastIndexOf(':')), word.slice(word.lastIndexOf(':') + 1)]));
const isEnd = (word: string) => /^[^=|]+:[a-z-]+$/.test(word);

await atDesk(usage, async (desk, all) => {
  const [command = '', first, second, ...more] = all;
  const kind = kinds.find((each) => each === command);
  if (command === 'list' && !first) {
    const stuck = await desk.stuckEvents();
    for (const { id, startsAt, status, isForgotten, bets, competitors } of stuck)
      console.log(
        [id, minutes(startsAt), status, isForgotten ? 'forgotten' : 'long over', `bets ${bets}`, competitors.join(' – ')].join('  '),
      );
    console.log(`${stuck.length} events`);
  } else if (command === 'exposure' && !second) {
    for (const line of await desk.exposure(first ?? null)) {
      const { eventId, market, specifiers, outcome, price, status, currency, exponent, bets } = line;
      const sum = (minor: bigint) => `${formatDecimal(money(minor, currency), { code: currency, exponent })} ${currency}`;
      const what = [eventId, market, specifiers, outcome].filter(Boolean);
      console.log([...what, price, status, `bets ${bets}`, `staked ${sum(line.stake)}`, `pays at most ${sum(line.mostPayout)}`].join('  '));
    }
  } else if (command === 'rulings' && !first) {
    const waiting = await desk.rulings();
    for (const { id, createdAt, kind: ruled, eventId, market, specifiers, ends, askedBy, reason } of waiting) {
      const ended = Object.entries(ends ?? {}).map((each) => each.join(':'));
      console.log([id, minutes(createdAt), ruled, eventId, market, specifiers, ...ended, askedBy, reason].filter(Boolean).join('  '));
    }
    console.log(`${waiting.length} waiting`);
  } else if ((command === 'approve' || command === 'refuse') && first && second && more.length === 0) {
    await desk.decideRuling(second, { isApproved: command === 'approve', by: first });
    console.log(command === 'approve' ? 'holds; the money moves now' : 'refused');
  } else if (kind) {
    const { words, because } = splitReason(all.slice(1));
    const ends = words.slice(2).filter(isEnd);
    const [by, eventId, market, specifiers = '', ...rest] = words.filter((word, at) => at < 2 || !isEnd(word));
    if (!by || !eventId || rest.length > 0 || ends.length > 0 !== (kind === 'settle')) throw new UsageError();
    const line = market === undefined ? null : { market, specifiers };
    console.log(await desk.askRuling({ kind, eventId, market: line, ends: kind === 'settle' ? endsOf(ends) : null, reason: because, by }));
  } else throw new UsageError();
});
