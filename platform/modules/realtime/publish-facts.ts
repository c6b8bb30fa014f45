import { randomUUID } from 'node:crypto';
import {
  playerChannel,
  playerChannels,
  publicChannels,
  tournamentChannelPrefix,
  type EventName,
  type PlayerChannel,
} from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { getBet } from '#modules/game';
import { loyaltyTopics, tournamentTopics } from '#modules/retention';
import { findAccount, switchedTopic, viewAccount, type SwitchedFact } from '#modules/wallet';
import { appendPublication } from './history.sql.ts';
import type { Hub } from './hub.ts';
import { inOwnLanguage } from './own-language.ts';

/** The player's channel on which a wire event is published. (wire 13) */
const channelOfEvent = {
  'account.balance.updated': playerChannels.accounts,
  'invoice.deposit.updated': playerChannels.invoices,
  'invoice.withdrawal.created': playerChannels.invoices,
  'invoice.withdrawal.updated': playerChannels.invoices,
  'player.kyc.updated': playerChannels.profile,
  'player.bonus.created': playerChannels.bonuses,
  'player.bonus.updated': playerChannels.bonuses,
  'player.freespin.created': playerChannels.freespins,
  'player.freespin.updated': playerChannels.freespins,
  'player.bonus.code.updated': playerChannels.bonusCodes,
  'game.bet.restricted': playerChannels.bets,
  'game.bet.max.exceed': playerChannels.bets,
  'game.bet.limit.reached': playerChannels.bets,
  'message.received': playerChannels.notifications,
  [loyaltyTopics.level]: playerChannels.loyalty,
  'quest.updated': playerChannels.quests,
  'quest.task.updated': playerChannels.quests,
} as const satisfies Partial<Record<EventName, PlayerChannel>>;

/** What `game.winner` facts carry: the winner, and the public channels on which it is published. */
interface WinnerFact {
  channels: string[];
  winner: unknown;
}

/** Publishes facts that are wire events. The stored publication and the delivery of the fact commit together. */
export function publishFacts(kernel: Pick<Kernel, 'events' | 'config'>, hub: Pick<Hub, 'announce'>): void {
  const { events } = kernel;
  for (const [event, channel] of Object.entries(channelOfEvent)) {
    events.on<object>(event, async (tx, { playerId, payload }) => {
      if (!playerId) throw new Error(`${event} without a player`);
      const told = await inOwnLanguage(tx, kernel, event, { playerId, payload });
      await tx.run(appendPublication(playerChannel(channel, playerId), { event, ...told }, randomUUID()));
      tx.afterCommit(hub.announce);
    });
  }
  // Named on the wire like the wallet's event: the channel tells them apart.
  events.on<object>(loyaltyTopics.balance, async (tx, { playerId, payload }) => {
    const data = { event: 'account.balance.updated', ...payload };
    await tx.run(appendPublication(playerChannel(playerChannels.loyalty, playerId!), data, randomUUID()));
    tx.afterCommit(hub.announce);
  });
  // As they are now: what they were when the fact was written may have been switched again meanwhile.
  events.on<SwitchedFact>(switchedTopic, async (tx, { playerId, payload }) => {
    if (!playerId) throw new Error('accounts without a player');
    for (const accountId of payload.accountIds) {
      const account = await findAccount(tx, { playerId, accountId });
      if (!account || account.isHidden) continue;
      const data = { event: 'account.balance.updated', account: viewAccount(account) };
      await tx.run(appendPublication(playerChannel(playerChannels.accounts, playerId), data, randomUUID()));
    }
    tx.afterCommit(hub.announce);
  });
  publishBets({ events }, hub);
  publishTournaments({ events }, hub);
  events.on<WinnerFact>('game.winner', async (tx, { payload }) => {
    for (const channel of payload.channels) {
      await tx.run(appendPublication(channel, { event: 'game.winner', winner: payload.winner }, randomUUID()));
    }
    tx.afterCommit(hub.announce);
  });
}

/** A fact names the bet, which is told as it is by then. */
function publishBets({ events }: Pick<Kernel, 'events'>, hub: Pick<Hub, 'announce'>): void {
  for (const event of ['game.bet.created', 'game.bet.updated'] as const satisfies readonly EventName[]) {
    events.on<{ betId: string }>(event, async (tx, { playerId, payload: { betId } }) => {
      const data = { event, bet: await getBet(tx, betId) };
      await tx.run(appendPublication(playerChannel(playerChannels.bets, playerId!), data, randomUUID()));
      tx.afterCommit(hub.announce);
    });
  }
}

/** A tournament has channels of its own: one for everybody, one for each player in it. (wire 13) */
function publishTournaments({ events }: Pick<Kernel, 'events'>, hub: Pick<Hub, 'announce'>): void {
  const publish = <Payload extends object>(event: string, channelOf: (payload: Payload, playerId: string | null) => string) =>
    events.on<Payload>(event, async (tx, { playerId, payload }) => {
      await tx.run(appendPublication(channelOf(payload, playerId), { event, ...payload }, randomUUID()));
      tx.afterCommit(hub.announce);
    });
  publish<{ tournamentId: string }>(tournamentTopics.leaderboard, ({ tournamentId }) => tournamentChannelPrefix + tournamentId);
  publish<{ entry: { tournamentId: string } }>(
    tournamentTopics.entry,
    ({ entry }, playerId) => `${tournamentChannelPrefix}${entry.tournamentId}#${playerId}`,
  );
  publish(tournamentTopics.completed, () => publicChannels.tournaments);
}
