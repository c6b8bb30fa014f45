// How the command of the book prints what the desk has.
import { formatDecimal, money } from '@verdigale/money';
import type { SignedDesk } from '@verdigale/platform';

type Of<List extends 'stuckEvents' | 'exposure' | 'rulings' | 'reviews'> = Awaited<ReturnType<SignedDesk[List]>>[number];
type Limits = Awaited<ReturnType<SignedDesk['stakeLimits']>>;

const line = (parts: readonly (string | null)[]) => parts.filter(Boolean).join('  ');
const minutes = (at: Date) => at.toISOString().slice(0, 16);

export const stuckLine = ({ id, startsAt, status, isForgotten, bets, competitors }: Of<'stuckEvents'>) =>
  line([id, minutes(startsAt), status, isForgotten ? 'forgotten' : 'long over', `bets ${bets}`, competitors.join(' – ')]);

export function exposureLine(of: Of<'exposure'>): string {
  const { eventId, market, specifiers, outcome, price, status, currency, exponent, bets } = of;
  const sum = (minor: bigint) => `${formatDecimal(money(minor, currency), { code: currency, exponent })} ${currency}`;
  const sums = [`staked ${sum(of.stake)}`, `pays at most ${sum(of.mostPayout)}`];
  return line([eventId, market, specifiers, outcome, price, status, `bets ${bets}`, ...sums]);
}

export function rulingLine({ id, createdAt, kind, eventId, market, specifiers, ends, askedBy, reason }: Of<'rulings'>): string {
  const ended = Object.entries(ends ?? {}).map((each) => each.join(':'));
  return line([id, minutes(createdAt), kind, eventId, market, specifiers, ...ended, askedBy, reason]);
}

export const limitLine = ({ eventId, market, specifiers, mostWin, setAt, setBy, reason }: Limits['limits'][number]) =>
  line([eventId, market, specifiers, `wins at most ${mostWin}`, minutes(setAt), setBy, reason]);

export const factorLine = ({ playerId, factor, setAt, setBy, reason }: Limits['factors'][number]) =>
  line([playerId, `factor ${factor}`, minutes(setAt), setBy, reason]);

export const reviewLine = ({ id, foundAt, pattern, playerId, subject, facts }: Of<'reviews'>) =>
  line([id, minutes(foundAt), pattern, playerId, subject, ...Object.entries(facts).map(([name, value]) => `${name} ${value}`)]);
