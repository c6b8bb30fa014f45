import type { Clock, MessagePartners } from '#kernel';
import { sendBySmsGateway } from './sms-gateway.ts';
import { sendBySmtp } from './smtp.ts';
import { sendToStandIn } from './stand-in.ts';

export interface OutgoingMessage {
  /** The same id twice is one message. */
  id: string;
  channel: 'mail' | 'sms';
  /** An address, or a phone in digits with the calling code. */
  to: string;
  /** Of a mail. */
  subject: string;
  text: string;
}

/**
 * Hands a message to whoever delivers its kind: the mail server or the SMS gateway where the operator has set one, else the
 * stand-in inbox. Throws when it was not taken, so that the job tries again.
 */
export function sendMessage(partners: MessagePartners, clock: Clock, message: OutgoingMessage): Promise<void> {
  if (message.channel === 'mail' && partners.smtp) return sendBySmtp(partners.smtp, message);
  if (message.channel === 'sms' && partners.sms) return sendBySmsGateway(partners.sms, message);
  return sendToStandIn(partners, clock, message);
}
