import { randomUUID } from 'node:crypto';
import {
  playerChannel,
  playerChannels,
  publicChannels,
  tournamentChannelPrefix,
  type EventName,
  type PlayerChannel,
} from '@verdigale/contract';
import { ofPlayer, settle, type Fact, type Kernel, type Transaction } from '#kernel';
import { getBets } from '#modules/game';
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

/** What of a fact is published where. */
type Publications = readonly { channel: string; data: object }[];
type Told<Payload> = (tx: Transaction, facts: readonly Fact<Payload>[]) => Promise<readonly Publications[]>;
type Publish = <Payload extends object>(topic: string, told: Told<Payload>) => void;

/** Publishes facts that are wire events. The stored publications and the delivery of the facts commit together. */
export function publishFacts(kernel: Pick<Kernel, 'events' | 'config'>, hub: Pick<Hub, 'announce'>): void {
  const publish: Publish = <Payload extends object>(topic: string, told: Told<Payload>) =>
    kernel.events.onMany<Payload>(topic, async (tx, facts) => {
      for (const { channel, data } of (await told(tx, facts)).flat())
        tx.write(appendPublication({ channel, data: JSON.stringify(data), epoch: randomUUID() }));
      tx.afterCommit(hub.announce);
    });
  for (const [event, channel] of Object.entries(channelOfEvent)) {
    publish(event, (tx, facts) =>
      settle(
        facts.map(ofPlayer).map(async ({ playerId, payload }) => {
          const told = await inOwnLanguage(tx, kernel, event, { playerId, payload });
          return [{ channel: playerChannel(channel, playerId), data: { event, ...told } }];
        }),
      ),
    );
  }
  // Named on the wire like the wallet's event: the channel tells them apart.
  publish(loyaltyTopics.balance, async (_, facts) =>
    facts
      .map(ofPlayer)
      .map(({ playerId, payload }) => [
        { channel: playerChannel(playerChannels.loyalty, playerId), data: { event: 'account.balance.updated', ...payload } },
      ]),
  );
  publishSwitches(publish);
  publishBets(publish);
  publishTournaments(publish);
  publish<WinnerFact>('game.winner', async (_, facts) =>
    facts.map(({ payload }) => payload.channels.map((channel) => ({ channel, data: { event: 'game.winner', winner: payload.winner } }))),
  );
}

/** Accounts as they are now: what they were when the fact was written may have been switched again meanwhile. */
function publishSwitches(publish: Publish): void {
  publish<SwitchedFact>(switchedTopic, (tx, facts) =>
    settle(
      facts.map(ofPlayer).map(async ({ playerId, payload }) => {
        const accounts = await settle(payload.accountIds.map((accountId) => findAccount(tx, { playerId, accountId })));
        return accounts
          .filter((account) => account !== undefined)
          .filter(({ isHidden }) => !isHidden)
          .map((account) => ({
            channel: playerChannel(playerChannels.accounts, playerId),
            data: { event: 'account.balance.updated', account: viewAccount(account) },
          }));
      }),
    ),
  );
}

/** A fact names the bet, which is published as it is by then. */
function publishBets(publish: Publish): void {
  for (const event of ['game.bet.created', 'game.bet.updated'] as const satisfies readonly EventName[]) {
    publish<{ betId: string }>(event, async (tx, facts) => {
      const bets = await getBets(tx, [...new Set(facts.map(({ payload }) => payload.betId))]);
      return facts
        .map(ofPlayer)
        .map(({ playerId, payload: { betId } }) => [
          { channel: playerChannel(playerChannels.bets, playerId), data: { event, bet: bets.get(betId) } },
        ]);
    });
  }
}

/** A tournament has channels of its own: one for everybody, one for each player in it. (wire 13) */
function publishTournaments(publish: Publish): void {
  const publishOn = <Payload extends object>(event: string, channelOf: (payload: Payload, playerId: string | null) => string) =>
    publish<Payload>(event, async (_, facts) =>
      facts.map(({ playerId, payload }) => [{ channel: channelOf(payload, playerId), data: { event, ...payload } }]),
    );
  publishOn<{ tournamentId: string }>(tournamentTopics.leaderboard, ({ tournamentId }) => tournamentChannelPrefix + tournamentId);
  publishOn<{ entry: { tournamentId: string } }>(
    tournamentTopics.entry,
    ({ entry }, playerId) => `${tournamentChannelPrefix}${entry.tournamentId}#${playerId}`,
  );
  publishOn(tournamentTopics.completed, () => publicChannels.tournaments);
}
