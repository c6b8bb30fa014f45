import type { OutgoingMessage } from '../port.ts';

/** A gateway of our own shape (docs/guides/connect-an-sms-gateway.md). */
export interface SmsGatewaySettings {
  url: string;
  /** Sent as a bearer token. */
  token: string;
}

/** Longer than a gateway should take: a message that is given up too early goes out twice. */
const timeoutMs = 15_000;

/** One request for one message; what travels is in docs/guides/connect-an-sms-gateway.md. */
export async function sendBySmsGateway({ url, token }: SmsGatewaySettings, message: OutgoingMessage): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': message.id },
    body: JSON.stringify({ id: message.id, to: `+${message.to}`, text: message.text }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  // The answer may repeat the number and the text, so it is not looked at.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
}
