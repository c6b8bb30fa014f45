import {
  boardsChannelPrefix,
  liveEventsChannel,
  playerChannels,
  publicChannels,
  sportEventChannelPrefix,
  tournamentChannelPrefix,
  unknownCountry,
  winnersChannelPrefix,
} from '@verdigale/contract';
import { replyErrors, type ReplyError } from './protocol.ts';

const ofPlayer = new Set<string>(Object.values(playerChannels));
const ofEverybody = new Set<string>(Object.values(publicChannels));

/** Whatever an edge network calls the country. */
const winnersChannel = new RegExp(`^(${winnersChannelPrefix}(?:mobile|desktop):)([\\w-]{0,16})$`);
const boardChannel = new RegExp(`^${boardsChannelPrefix}[\\w-]{1,64}$`);
const tournamentChannel = new RegExp(`^${tournamentChannelPrefix}[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}$`);
/** No text that the database could not be asked for. */
const sportEventChannel = new RegExp(`^${sportEventChannelPrefix}([^#\\p{C}]{1,128})$`, 'u');
const country = /^(?!XX)[A-Z]{2}$/;

/**
 * Whether somebody may listen to a channel: null, or the refusal. A channel with `#` belongs to the player whose id
 * follows it and to nobody else, boards excepted; unknown channels are answered as missing.
 */
export function channelRefusal(channel: string, playerId: string | null): ReplyError | null {
  if (boardChannel.test(channel)) return null;
  const [name = '', owner] = channel.split('#', 2);
  if (owner === undefined) {
    return ofEverybody.has(name) || isVolatile(name) || winnersChannel.test(name) || tournamentChannel.test(name)
      ? null
      : replyErrors.unknownChannel;
  }
  if (!ofPlayer.has(name) && !tournamentChannel.test(name)) return replyErrors.unknownChannel;
  return playerId !== null && channel === `${name}#${playerId}` ? null : replyErrors.permissionDenied;
}

/** Whether a channel has no stored history: those of the sportsbook, whose clients ask for what they have missed. */
export const isVolatile = (channel: string): boolean => channel === liveEventsChannel || sportEventChannel.test(channel);

/** The event that a channel is about; null for that of all live ones. */
export const eventOf = (channel: string): string | null => sportEventChannel.exec(channel)?.[1] ?? null;

/** The channel that is published on under this name: winners of what is no country are those of the unknown one. */
export function sourceOf(channel: string): string {
  const [, feed, place] = winnersChannel.exec(channel) ?? [];
  return feed === undefined || country.test(place!) ? channel : feed + unknownCountry;
}

/** Whether the channel answers what was published on it: boards show their last rows. (wire 13) */
export function hasHistory(channel: string): boolean {
  return boardChannel.test(channel);
}
