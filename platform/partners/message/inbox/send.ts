import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import type { Clock } from '#kernel';
import type { OutgoingMessage } from '../port.ts';

export interface InboxSettings {
  /** Base address without a trailing slash. */
  url: string;
  /** What messages are signed with. */
  secret: string;
}

const timeoutMs = 5_000;

/** The inbox of the sandbox, signed over the body. */
export async function sendToInbox({ url, secret }: InboxSettings, clock: Clock, message: OutgoingMessage): Promise<void> {
  const body = JSON.stringify(message);
  const response = await fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signText(secret, body, clock.now()) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
}
