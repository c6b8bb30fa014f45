import type { Clock, PartnerConfig } from '#kernel';
import { signBody } from '../signature.ts';

const timeoutMs = 5_000;

export interface OutgoingMessage {
  /** The same id twice is one message. */
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string;
  text: string;
}

/** Hands a message to the gateway, signed over its body. Throws when it was not taken, so that the job tries again. */
export async function sendMessage({ url, secret }: PartnerConfig, clock: Clock, message: OutgoingMessage): Promise<void> {
  const body = JSON.stringify(message);
  const response = await fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signBody(secret, body, clock) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
}
