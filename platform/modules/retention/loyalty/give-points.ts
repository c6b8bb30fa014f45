import { ofPlayer, type Kernel, type Transaction } from '#kernel';
import { changePoints } from './change-points.ts';
import type { Earned } from './earn-points.ts';

const givenTopic = 'loyalty.points.given';

/** Gives points with what they are a reward for: once its transaction commits, the relay adds them. */
export function givePoints(tx: Transaction, { events }: Pick<Kernel, 'events'>, playerId: string, points: number): void {
  events.emit(tx, { topic: givenTopic, playerId, payload: { points } });
}

export function takeGivenPoints(kernel: Kernel): void {
  kernel.events.onMany<{ points: number }>(givenTopic, (tx, facts) => {
    const changes = facts.map(ofPlayer).map(({ playerId, payload: { points } }) => ({
      playerId,
      earn: ({ points: before, remainder }: Earned) => ({ points: before + BigInt(points), remainder }),
    }));
    return changePoints(kernel, tx, changes);
  });
}
