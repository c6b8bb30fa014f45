import { AppError, type Kernel, type Module } from '#kernel';
import { excludeListed, listedTopic, requireAdmitted, shutOutExcludedTwin, type Listed } from '#modules/player';
import { lockAccounts } from '#modules/wallet';
import { endWhatRuns } from '../own-limits/index.ts';

export { keepMinorOut, underAgeTopic } from './keep-minor-out.ts';
export { setStatus } from './set-status.ts';

const askJob = 'player.ask-register';

const settled: readonly string[] = ['selfExcluded', 'admissionRefused'];

/** Asks for a player who has said more of himself; an answer that fails to come is asked for again. */
async function askAgain(kernel: Kernel, playerId: string): Promise<void> {
  try {
    await requireAdmitted(kernel, playerId, null);
  } catch (error) {
    if (!(error instanceof AppError && settled.includes(error.reason))) throw error;
  }
}

/** What follows when somebody turns out to be excluded elsewhere: his account is excluded as if he had done it here. (Denmark 5.1.1) */
export const keepOutFlow: Module = {
  name: 'keep-out',
  setup(kernel) {
    const { events, jobs, config } = kernel;
    events.onPlayer<Listed>(listedTopic, async (tx, { playerId, payload }) => {
      await lockAccounts(tx, playerId);
      await excludeListed(tx, kernel, playerId, new Date(payload.until));
      await endWhatRuns(tx, kernel, playerId, { isForLong: true });
    });
    jobs.define<{ playerId: string }>(askJob, ({ playerId }) => askAgain(kernel, playerId));
    events.onPlayer('player.profile.changed', async (tx, { playerId }) => {
      await shutOutExcludedTwin(tx, kernel, playerId);
      if (config.protection.isRegisterAsked) await jobs.enqueue(tx, askJob, { playerId });
    });
  },
};
