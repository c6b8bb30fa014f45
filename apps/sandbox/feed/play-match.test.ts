import { FeedMessage } from '@verdigale/partner-wire/schema';
import { fixtureOf, seeded, sports, type Sport } from '@verdigale/sport-models';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { keyOf, type EventStatement } from './message.ts';
import { playMatch } from './play-match.ts';
import { createPresent } from './present.ts';

const message = Compile(FeedMessage);
const play = (sport: Sport, seed: number): EventStatement[] =>
  [...playMatch('e', fixtureOf(sport, seed), seeded(seed), 20)].flatMap((happening) => happening.say());
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe.each(sports)('%s', (sport) => {
  const matches = seeds(sport === 'basketball' ? 1 : 3).map((seed) => play(sport, seed));

  it('says only what the protocol knows', () => {
    for (const [at, statement] of matches.flat().entries()) {
      expect(message.Errors({ ...statement, producer: 'live', sequence: at + 1, at: '2026-06-01T12:00:00Z' })).toEqual([]);
    }
  });

  it('settles or cancels every market that it offered, and ends', () => {
    for (const statements of matches) {
      const present = createPresent();
      for (const statement of statements) present.hear(statement);
      const offered = statements.flatMap((statement) => (statement.kind === 'odds.changed' ? statement.markets.map(keyOf) : []));
      const decided = new Set<string>();
      for (const statement of statements) {
        if (statement.kind === 'bets.settled' || statement.kind === 'bets.cancelled')
          for (const market of statement.markets) decided.add(keyOf(market));
        if (statement.kind === 'settlement.rolledBack') for (const market of statement.markets) decided.delete(keyOf(market));
      }
      // A goal that never counted may leave the market of the goal after it: nothing was bet on it, since all was suspended.
      expect(offered.filter((key) => !decided.has(key) && !key.startsWith('next_goal'))).toEqual([]);
      const last = statements.findLast(({ kind }) => kind === 'odds.changed');
      expect(last).toMatchObject({ status: expect.stringMatching(/^(closed|abandoned|cancelled)$/) });
    }
  });

  it('never offers prices of which one side wins for sure', () => {
    for (const statement of matches.flat()) {
      if (statement.kind !== 'odds.changed') continue;
      for (const { status, outcomes } of statement.markets) {
        if (status !== 'active') continue;
        const book = outcomes.filter(({ isActive }) => isActive).map(({ price }) => 1 / Number(price));
        if (outcomes.length === 2) expect(book.reduce((a, b) => a + b, 0)).toBeGreaterThan(1.04);
      }
    }
  });
});

describe('football', () => {
  const all = seeds(12).map((seed) => play('football', seed));

  it('stops bets before every change of the score', () => {
    for (const statements of all) {
      let [score, isStopped] = ['0:0', false];
      for (const statement of statements) {
        if (statement.kind === 'bet.stopped') isStopped = true;
        if (statement.kind !== 'odds.changed' || !statement.score) continue;
        const now = `${statement.score.home}:${statement.score.away}`;
        if (now !== score && statement.status === 'live') expect(isStopped).toBe(true);
        [score, isStopped] = [now, false];
      }
    }
  });

  it('takes goals back with the results that they had brought', () => {
    const reviewed = all.filter((statements) =>
      statements.some((statement) => statement.kind === 'bet.stopped' && /review/.test(statement.reason)),
    );
    expect(reviewed.length).toBeGreaterThan(0);
    for (const statements of reviewed) expect(statements.some(({ kind }) => kind === 'settlement.rolledBack')).toBe(true);
  });

  it('corrects what was settled wrongly', () => {
    const results = (statements: readonly EventStatement[]) =>
      statements.flatMap((statement) => (statement.kind === 'bets.settled' && statement.certainty === 2 ? [statement.markets] : []));
    const corrected = seeds(300)
      .map((seed) => play('racing', seed))
      .map(results)
      .filter((stated) => stated.length > 1);
    expect(corrected.length).toBeGreaterThan(0);
    for (const [wrong, right] of corrected) {
      expect(wrong![0]!.outcomes.map(({ isWon }) => isWon)).toEqual(right![0]!.outcomes.map(({ isWon }) => !isWon));
    }
  });
});
