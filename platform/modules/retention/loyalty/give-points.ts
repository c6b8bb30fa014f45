import type { Kernel, Transaction } from '#kernel';
import { changePoints } from './change-points.ts';

const givenTopic = 'loyalty.points.given';

/** Gives points with what they are a reward for: once its transaction commits, the relay adds them. */
export function givePoints(tx: Transaction, { events }: Pick<Kernel, 'events'>, playerId: string, points: number): void {
  events.emit(tx, { topic: givenTopic, playerId, payload: { points } });
}

export function takeGivenPoints(kernel: Kernel): void {
  kernel.events.on<{ points: number }>(givenTopic, (tx, { playerId, payload: { points } }) =>
    changePoints(kernel, tx, playerId!, ({ points: before, remainder }) => ({ points: before + BigInt(points), remainder })),
  );
}
