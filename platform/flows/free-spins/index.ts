import { freeSpinsEnded, freeSpinsGranted } from '#modules/bonus';
import type { Module } from '#kernel';
import { confirmLate } from './confirm-late.ts';
import { issueFreeSpins } from './issue-free-spins.ts';
import { takeBackFreeSpins } from './take-back-free-spins.ts';

const issueJob = 'free-spins.issue';
const takeBackJob = 'free-spins.take-back';
const confirmJob = 'free-spins.confirm-late';

/** Tells the providers of free spins that players were given, and of those that have ended before they were played. */
export const freeSpinsFlow: Module = {
  name: 'free-spins',
  setup(kernel) {
    const { events, jobs } = kernel;
    events.on<{ id: string }>(freeSpinsGranted, (tx, { payload }) => jobs.enqueue(tx, issueJob, payload));
    events.on<{ id: string }>(freeSpinsEnded, (tx, { payload }) => jobs.enqueue(tx, takeBackJob, payload));
    jobs.define<{ id: string }>(issueJob, ({ id }) => issueFreeSpins(kernel, id));
    jobs.define<{ id: string }>(takeBackJob, ({ id }) => takeBackFreeSpins(kernel, id));
    jobs.define(confirmJob, async () => void (await confirmLate(kernel)));
    jobs.schedule(confirmJob, '*/2 * * * *');
  },
};
