import { playerChannels, publicChannels, winnersChannelPrefix } from '@verdigale/contract';
import { replyErrors, type ReplyError } from './protocol.ts';

const ofPlayer = new Set<string>(Object.values(playerChannels));
const ofEverybody = new Set<string>(Object.values(publicChannels));

const winnersChannel = new RegExp(`^${winnersChannelPrefix}(mobile|desktop):[A-Z]{2}$`);

/**
 * Whether somebody may listen to a channel: null, or the refusal. A channel with `#` belongs to the player whose id
 * follows it and to nobody else; unknown channels are answered as missing.
 */
export function channelRefusal(channel: string, playerId: string | null): ReplyError | null {
  const [name = '', owner] = channel.split('#', 2);
  if (owner === undefined) {
    return ofEverybody.has(name) || winnersChannel.test(name) ? null : replyErrors.unknownChannel;
  }
  if (!ofPlayer.has(name)) return replyErrors.unknownChannel;
  return playerId !== null && channel === `${name}#${playerId}` ? null : replyErrors.permissionDenied;
}
