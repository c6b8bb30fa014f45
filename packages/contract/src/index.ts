export { calls, type Call, type CallAuth, type CallName } from './calls/index.ts';
export { errors, type ErrorBody, type ErrorDefinition, type ErrorName } from './errors.ts';
export * from './statuses.ts';
export {
  playerChannel,
  playerChannels,
  publicChannels,
  socketPath,
  unknownCountry,
  winnersChannelPrefix,
  boardsChannelPrefix,
  liveEventsChannel,
  sportEventChannelPrefix,
  tournamentChannelPrefix,
  type EventName,
  type EventPayloads,
  type LoyaltyPayloads,
  type PayloadsOf,
  type PlayerChannel,
  type PublicChannel,
  type TournamentChannel,
  type Publication,
} from './channels.ts';
export { connectionsProvider, socialCallbackPath, socialRedirectPath, telegramProvider, type SocialState } from './social.ts';
export type * from './types.ts';
