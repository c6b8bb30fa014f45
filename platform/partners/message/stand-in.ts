import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import type { Clock, PartnerConfig } from '#kernel';
import type { OutgoingMessage } from './index.ts';

const timeoutMs = 5_000;

/** The inbox of the sandbox, signed over the body. */
export async function sendToStandIn({ url, secret }: PartnerConfig, clock: Clock, message: OutgoingMessage): Promise<void> {
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
