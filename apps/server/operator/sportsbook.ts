// Looks after the book of sports bets: `npm run sportsbook`.
import { atDesk, splitReason, UsageError } from './at-desk.ts';
import { exposureLine, factorLine, limitLine, reviewLine, rulingLine, stuckLine } from './book-lines.ts';

const usage = `npm run sportsbook -- list                     events that bets wait for though their feed has forgotten them, or that began long ago
npm run sportsbook -- exposure [<event>]       what open bets may cost, by outcome, the highest first
npm run sportsbook -- rulings                  what waits for a second person
npm run sportsbook -- limits                   limits on events, and players with a factor of their own
npm run sportsbook -- review                   patterns of bets that nobody has looked at

npm run sportsbook -- void <your name> <event> [<market> [<specifiers>]] --because "<reason>"            stakes come back
npm run sportsbook -- void-list <your name> --because "<reason>"        the same for every market that bets wait for on the events of list
npm run sportsbook -- settle <your name> <event> <market> [<specifiers>] <outcome>:<end> … --because "<reason>"
    every outcome of the market, each with won, half-won, void, half-lost or lost
npm run sportsbook -- lift <your name> <event> [<market> [<specifiers>]] --because "<reason>"            what was ruled holds no longer
npm run sportsbook -- approve <your name> <id> …                        by another person than has asked; then it holds, whatever the feed says
npm run sportsbook -- refuse <your name> <id> …
Players see the reason with their bets.

npm run sportsbook -- limit <your name> <sum>|none <event> [<market> [<specifiers>]] --because "<reason>"
    the most that one bet may win with a leg there, in the currency of the house's rules; 0 takes no bets
npm run sportsbook -- factor <your name> <player> <factor> --because "<reason>"
    what the limits on one bet are multiplied by for this player, by id or e-mail address; 1 as for everybody
npm run sportsbook -- reviewed <your name> <id> … --because "<reason>"   looked at; the reason is kept`;

/** `home:won away:lost` */
const endsOf = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word.slice(0, word.lastIndexOf(':')), word.slice(word.lastIndexOf(':') + 1)]));
const isEnd = (word: string) => /^[^=|]+:[a-z-]+$/.test(word);

const print = (lines: readonly string[], what: string) => console.log([...lines, `${lines.length} ${what}`].join('\n'));

await atDesk(usage, async ({ desk }, [command = '', ...given]) => {
  const isSigned = given.includes('--because');
  const { words, because } = isSigned ? splitReason(given) : { words: given, because: '' };
  const [by = '', first, ...more] = words;
  if (!isSigned && command === 'list' && !by) print((await desk.stuckEvents()).map(stuckLine), 'events');
  else if (!isSigned && command === 'exposure' && !first) {
    for (const line of await desk.exposure(by || null)) console.log(exposureLine(line));
  } else if (!isSigned && command === 'rulings' && !by) print((await desk.rulings()).map(rulingLine), 'waiting');
  else if (!isSigned && command === 'limits' && !by) {
    const { limits, factors } = await desk.stakeLimits();
    print([...limits.map(limitLine), ...factors.map(factorLine)], 'limits');
  } else if (!isSigned && command === 'review' && !by) print((await desk.reviews()).map(reviewLine), 'to look at');
  else if (!isSigned && (command === 'approve' || command === 'refuse') && first) {
    for (const id of [first, ...more]) await desk.decideRuling(id, { isApproved: command === 'approve', by });
    console.log(command === 'approve' ? 'holds; the money moves now' : 'refused');
  } else if (isSigned && (command === 'void' || command === 'settle' || command === 'lift')) {
    const ends = words.slice(2).filter(isEnd);
    const [eventId, market, specifiers = '', ...rest] = words.slice(1).filter((word, at) => at < 1 || !isEnd(word));
    if (!eventId || rest.length > 0 || ends.length > 0 !== (command === 'settle')) throw new UsageError();
    const line = market === undefined ? null : { market, specifiers };
    const kind = command;
    console.log(await desk.askRuling({ kind, eventId, market: line, ends: kind === 'settle' ? endsOf(ends) : null, reason: because, by }));
  } else if (isSigned && command === 'void-list' && by && !first) {
    print(await desk.askToVoidStuck({ reason: because, by }), 'rulings asked for');
  } else if (isSigned && command === 'reviewed' && first) {
    for (const id of [first, ...more]) await desk.closeReview(id, { reason: because, by });
    console.log('looked at');
  } else if (isSigned && command === 'limit' && first && more[0] && more.length <= 3) {
    const [eventId, market = '*', specifiers = '*'] = more;
    await desk.setWinLimit({ eventId, market, specifiers, mostWin: first === 'none' ? null : first, reason: because, by });
    console.log('holds for bets from now on');
  } else if (isSigned && command === 'factor' && first && more[0] && more.length === 1) {
    await desk.setStakeFactor(first, { factor: more[0], reason: because, by });
    console.log('holds for bets from now on');
  } else throw new UsageError();
});
