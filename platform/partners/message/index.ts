import type { Partners } from '#config';
import type { Variables } from '#config/variables.ts';
import type { Kernel } from '#kernel';
import { readOne, type Adapter } from '../adapter.ts';
import { inboxAdapter } from './inbox/index.ts';
import type { MessageSender, OutgoingMessage } from './port.ts';
import { smsGatewayAdapter } from './sms-gateway/index.ts';
import { smtpAdapter } from './smtp/index.ts';

export type { MessageSender, OutgoingMessage } from './port.ts';

/** Every way out for a message, the preferred one first: a new one is a folder beside these and its name here. */
const adapters: Readonly<Record<OutgoingMessage['channel'], readonly Adapter<MessageSender>[]>> = {
  mail: [smtpAdapter, inboxAdapter],
  sms: [smsGatewayAdapter, inboxAdapter],
};

export const readMessageSenders = (variables: Variables): Pick<Partners, 'mail' | 'sms'> => ({
  mail: readOne(adapters.mail, variables),
  sms: readOne(adapters.sms, variables),
});

/** Hands a message to whoever delivers its kind; without one it is dropped and logged, for a late code or link is of no use. */
export async function sendMessage(
  { config, clock, log }: Pick<Kernel, 'config' | 'clock' | 'log'>,
  message: OutgoingMessage,
): Promise<void> {
  const connection = config.partners[message.channel];
  if (connection) return connection.open(clock).send(message);
  log.warn({ message: message.id, channel: message.channel }, 'a message was dropped: nothing is set up that sends it');
}
