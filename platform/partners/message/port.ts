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

export interface MessageSender {
  /** Makes outbound calls: never in a transaction. Throws when the message was not taken, so that the job tries again. */
  send(message: OutgoingMessage): Promise<void>;
}
