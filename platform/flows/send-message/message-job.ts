import { brandMessage } from '#config';
import type { Kernel, Transaction } from '#kernel';
import { sendMessage } from '#partners/message/index.ts';

/** A day: nobody asks again for what tells a player of a stranger, or of the money of an account that is closed to him. */
const patience = { retries: 36, longestPauseSeconds: 3_600 };

/** The text and its recipient; composed when the message is sent, so that no queue holds an address, a link or a code. */
export interface Message {
  channel: 'mail' | 'sms';
  to: string;
  locale: string | null;
  template: string;
  values: Readonly<Record<string, string>>;
}

/** Makes the message of one kind from what its job carries; null when there is no recipient any more. */
export type Composer<Data> = (kernel: Kernel, data: Data) => Promise<Message | null>;

/**
 * Defines a kind of message; answers how to queue one among a transaction's writes. The id names the message everywhere: a
 * job that runs twice sends one.
 */
export function defineMessage<Data extends object>(
  kernel: Kernel,
  name: string,
  compose: Composer<Data>,
): (tx: Transaction, id: string, data: Data) => Promise<void> {
  const job = `message.${name}`;
  kernel.jobs.define<Data & { messageId: string }>(job, async (data) => {
    const message = await compose(kernel, data);
    if (message) await deliver(kernel, data.messageId, message);
  });
  return (tx, id, data) => kernel.jobs.enqueue(tx, job, { ...data, messageId: id }, patience);
}

async function deliver(kernel: Kernel, id: string, { channel, to, locale, template, values }: Message): Promise<void> {
  const { messages, publicUrl } = kernel.config;
  const { subject, text } = brandMessage(messages, locale, template, { url: publicUrl, ...values });
  await sendMessage(kernel, { id, channel, to, subject, text });
}
