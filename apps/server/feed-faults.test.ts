import type { FeedMessage } from '@verdigale/partner-wire';
import { pick, seeded } from '@verdigale/sport-models';
import { expect, it } from 'vitest';
import { follow, unknownProducer } from '../../platform/modules/sportsbook/feed/follow.ts';
import { disturb, faults, isFault, type Fault } from '../sandbox/feed/faults.ts';
import { createSimulator } from '../sandbox/feed/simulator.ts';

/** The result of each market as a reader holds it: the statement with the highest number counts, in whatever order they came. */
function createReader() {
  const known = new Map<string, { sequence: number; result: string }>();
  const take = (key: string, sequence: number, result: string) => {
    if ((known.get(key)?.sequence ?? 0) <= sequence) known.set(key, { sequence, result });
  };
  return {
    hear(message: FeedMessage): void {
      if (message.kind !== 'bets.settled' && message.kind !== 'settlement.rolledBack') return;
      for (const market of message.markets) {
        const result = 'outcomes' in market ? JSON.stringify(market.outcomes) : '';
        take(`${message.eventId} ${market.market} ${market.specifiers}`, message.sequence, result);
      }
    },
    results: () => new Map([...known].filter(([, { result }]) => result !== '').map(([key, { result }]) => [key, result])),
  };
}

const all = Object.keys(faults).filter(isFault);

it.each([
  ['of every kind', 1, all],
  ['that leave nothing but gaps', 2, all.filter((fault) => fault !== 'outage' && fault !== 'silence')],
] as const)('with faults %s the reader of a feed ends with the results that hold', (_, seed, kinds) => {
  const random = seeded(seed);
  let now = Date.UTC(2026, 5, 1, 12, 4);
  const clock = { now: () => new Date(now) };
  const simulator = createSimulator(clock, 'secret');
  const reader = createReader();
  const lost = new Set<number>();
  let state = unknownProducer('r0');
  let order = { requestId: '', at: 0 };
  let fault: Fault | null = null;
  let [requests, orders, wasDown] = [0, 0, 0];

  const turn = (isFaulty: boolean) => {
    now += 500;
    simulator.turn();
    if (isFaulty && random() < 0.02) fault = random() < 0.2 ? null : pick(random, kinds);
    if (!isFaulty) fault = null;
    const said = simulator.messages({ producer: 'live', after: state.sequence, limit: 1000 });
    for (const { sequence } of said) if (isFaulty && random() < 0.004) lost.add(sequence);
    const answer = disturb(
      said.filter(({ sequence }) => !lost.has(sequence)),
      fault,
      clock.now(),
    );
    for (const message of answer ?? []) {
      const next = follow(state, message, clock.now(), () => `r${(requests += 1)}`);
      state = next.state;
      if (next.turn === 'apply') reader.hear(message);
    }
    if (state.downSince !== null) wasDown += 1;
    const { requestId } = state;
    // As the platform's job does: the same order again after a minute.
    if (requestId === null || fault === 'outage' || (order.requestId === requestId && now - order.at < 60_000)) return;
    order = { requestId, at: now };
    orders += 1;
    simulator.recover({ producer: 'live', requestId });
  };
  for (let at = 0; at < 600; at += 1) turn(true);
  // Ten minutes of nothing wrong: within the period that limits recoveries one more is allowed.
  for (let at = 0; at < 1300 && (at < 10 || state.downSince !== null || state.gapSince !== null); at += 1) turn(false);

  expect(orders).toBeGreaterThan(1);
  expect(wasDown).toBeGreaterThan(0);
  expect(state).toMatchObject({ downSince: null, gapSince: null });
  const holds = simulator.events().flatMap(({ slot, present }) =>
    present.live
      .statements()
      .flatMap((statement) => (statement.kind === 'bets.settled' ? statement.markets : []))
      .map(({ market, specifiers, outcomes }) => [`${slot.id} ${market} ${specifiers}`, JSON.stringify(outcomes)] as const),
  );
  expect(holds.length).toBeGreaterThan(20);
  expect(reader.results()).toEqual(new Map(holds));
});
