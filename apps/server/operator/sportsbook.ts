// Looks after the book of sports bets: `npm run sportsbook`.
import type { SignedDesk } from '@verdigale/platform';
import { atDesk, splitReason, UsageError } from './at-desk.ts';
import { exposureLine, factorLine, limitLine, reviewLine, rulingLine, stuckLine } from './book-lines.ts';

const usage = `npm run sportsbook -- list                     events with open bets that the feed no longer mentions, or that began long ago
npm run sportsbook -- exposure [<event>]       what open bets may cost, by outcome, the highest first
npm run sportsbook -- rulings                  rulings that wait for a second person's approval
npm run sportsbook -- limits                   limits on events, and players with a factor of their own
npm run sportsbook -- review                   suspicious patterns of bets that nobody has reviewed

npm run sportsbook -- void <event> [<market> [<specifiers>]] --because "<reason>"            returns the stakes
npm run sportsbook -- void-list --because "<reason>"        the same for every market with open bets on the events of list
npm run sportsbook -- settle <event> <market> [<specifiers>] <outcome>:<end> … --because "<reason>"
    every outcome of the market, each with won, half-won, void, half-lost or lost
npm run sportsbook -- lift <event> [<market> [<specifiers>]] --because "<reason>"            withdraws earlier rulings
npm run sportsbook -- approve <id> …                        not by the person who asked; then it overrides the feed
npm run sportsbook -- refuse <id> …
Players see the reason of a ruling with their bets.

npm run sportsbook -- limit <sum>|none <event> [<market> [<specifiers>]] --because "<reason>"
    the most that a bet with a leg there may win, in the currency of the brand's rules; 0 refuses all bets
npm run sportsbook -- factor <player> <factor> --because "<reason>"
    multiplies the limits on one bet for this player (id or e-mail address); 1 is the same as for everybody
npm run sportsbook -- reviewed <id> … --because "<reason>"   closes patterns that have been reviewed; the reason is kept`;

/** `home:won away:lost` */
const endsOf = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word.slice(0, word.lastIndexOf(':')), word.slice(word.lastIndexOf(':') + 1)]));
const isEnd = (word: string) => /^[^=|]+:[a-z-]+$/.test(word);

const print = (lines: readonly string[], what: string) => console.log([...lines, `${lines.length} ${what}`].join('\n'));

async function look(desk: SignedDesk, command: string, [event, ...more]: readonly string[]): Promise<void> {
  if (more.length > 0 || (event && command !== 'exposure')) throw new UsageError();
  switch (command) {
    case 'list':
      return print((await desk.stuckEvents()).map(stuckLine), 'events');
    case 'exposure':
      return print((await desk.exposure(event || null)).map(exposureLine), 'outcomes with open bets');
    case 'rulings':
      return print((await desk.rulings()).map(rulingLine), 'waiting');
    case 'limits': {
      const { limits, factors } = await desk.stakeLimits();
      return print([...limits.map(limitLine), ...factors.map(factorLine)], 'limits');
    }
    case 'review':
      return print((await desk.reviews()).map(reviewLine), 'to look at');
    default:
      throw new UsageError();
  }
}

/** The second person's answer needs no reason of its own. */
async function decide(desk: SignedDesk, isApproved: boolean, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) throw new UsageError();
  for (const id of ids) await desk.decideRuling(id, { isApproved });
  console.log(isApproved ? 'holds; the money moves now' : 'refused');
}

async function askRuling(desk: SignedDesk, kind: 'void' | 'settle' | 'lift', words: readonly string[], reason: string): Promise<void> {
  const ends = words.slice(1).filter(isEnd);
  const [eventId, market, specifiers = '', ...rest] = words.filter((word, at) => at === 0 || !isEnd(word));
  if (!eventId || rest.length > 0 || ends.length > 0 !== (kind === 'settle')) throw new UsageError();
  const line = market === undefined ? null : { market, specifiers };
  console.log(await desk.askRuling({ kind, eventId, market: line, ends: kind === 'settle' ? endsOf(ends) : null, reason }));
}

async function change(desk: SignedDesk, command: string, words: readonly string[], reason: string): Promise<void> {
  if (command === 'void' || command === 'settle' || command === 'lift') return askRuling(desk, command, words, reason);
  const [first, second, ...more] = words;
  if (command === 'void-list' && !first) {
    print(await desk.askToVoidStuck({ reason }), 'rulings asked for');
  } else if (command === 'reviewed' && first) {
    for (const id of words) await desk.closeReview(id, { reason });
    console.log('looked at');
  } else if (command === 'limit' && first && second && more.length <= 2) {
    const [market = '*', specifiers = '*'] = more;
    await desk.setWinLimit({ eventId: second, market, specifiers, mostWin: first === 'none' ? null : first, reason });
    console.log('holds for bets from now on');
  } else if (command === 'factor' && first && second && more.length === 0) {
    await desk.setStakeFactor(first, { factor: second, reason });
    console.log('holds for bets from now on');
  } else throw new UsageError();
}

await atDesk(usage, async ({ desk }, [command = '', ...given]) => {
  if (!given.includes('--because')) {
    const isDecision = command === 'approve' || command === 'refuse';
    return isDecision ? decide(desk, command === 'approve', given) : look(desk, command, given);
  }
  const { words, because } = splitReason(given);
  return change(desk, command, words, because);
});
