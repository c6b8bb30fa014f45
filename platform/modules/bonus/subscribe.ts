import type { Kernel } from '#kernel';
import { welcomePlayer } from './award/welcome-player.ts';
import { runningCampaigns } from './campaign/campaign.sql.ts';
import { expireOverdue } from './expire-overdue.ts';

/** What the module does without being called: on a schedule, and when a player registers. */
export function subscribe(kernel: Kernel): void {
  const { events, jobs } = kernel;
  jobs.define('bonus.expire', () => expireOverdue(kernel));
  jobs.schedule('bonus.expire', '* * * * *');
  jobs.define<{ playerId: string; bonusCode: string | null }>('bonus.welcome', (data) => welcomePlayer(kernel, data));
  // In a job: what it locks would otherwise be locked for all facts that are delivered together.
  events.on<{ bonusCode?: string | null }>('player.registered', async (tx, { playerId, payload: { bonusCode = null } }) => {
    const campaigns = await tx.all(runningCampaigns());
    if (bonusCode === null && !campaigns.some(({ offer }) => offer.trigger.kind === 'registration')) return;
    await jobs.enqueue(tx, 'bonus.welcome', { playerId, bonusCode });
  });
}
