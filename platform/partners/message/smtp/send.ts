import { createTransport } from 'nodemailer';
import type { OutgoingMessage } from '../port.ts';

export interface SmtpSettings {
  /** A mail server as `smtp://` or `smtps://`. */
  url: string;
  /** The sender of every mail. */
  from: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Hands a mail to the mail server, in a connection of its own: mails are few, and a kept connection would outlive the process
 * that means to stop. The message id repeats with the message, so that a mail that was tried twice can be recognised as one.
 */
export async function sendBySmtp({ url, from }: SmtpSettings, { id, to, subject, text }: OutgoingMessage): Promise<void> {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  try {
    // As an object: a text would be read as a list of addresses.
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'auto-submitted': 'auto-generated' },
    });
  } catch (error) {
    // Without its cause: the server's own words may repeat the address, and errors are logged.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`the mail server refused: ${(error as { code?: string }).code ?? 'unknown'}`);
  } finally {
    transport.close();
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
