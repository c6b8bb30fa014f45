import type { Module } from '#kernel';
import { countWaitingHeld } from '#modules/risk';
import { returnJob } from './hold-deposit.ts';
import { retryTopic } from './retry-return.ts';
import { sendBack } from './send-back.ts';

export { decideWin, winReleasedTopic, type WinDecision } from './decide-win.ts';
export { depositHeldTopic, depositReturnedTopic, holdDeposit, type HeldFact } from './hold-deposit.ts';
export { listHeldMoney, type HeldItem } from './list-held.ts';
export { retryReturn } from './retry-return.ts';
export { returnDeposit } from './return-deposit.ts';
export { depositClaimTopic } from './tell-claim.ts';

export const heldMoneyFlow: Module = {
  name: 'held-money',
  setup(kernel) {
    const { jobs, events } = kernel;
    jobs.define<{ heldId: string; turn: number }>(returnJob, (data) => sendBack(kernel, data));
    events.on<{ heldId: string }>(retryTopic, (tx, { payload: { heldId } }) => jobs.enqueue(tx, returnJob, { heldId, turn: 0 }));
  },
  gauges: ({ db }) => [
    {
      name: 'held_money_waiting',
      help: 'Deposits and wins in held pockets that wait for an operator',
      read: async () => (await db.one(countWaitingHeld())).count,
    },
  ],
};
