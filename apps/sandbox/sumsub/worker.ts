import { createHmac } from 'node:crypto';
import type { StandInContext } from '../stand-in.ts';
import { claimWebhooks, delayWebhook, endWebhook, type Webhook } from './sumsub.sql.ts';

const pollMs = 250;
const claimMs = 15_000;
const callTimeoutMs = 5_000;
const longestWaitMs = 60_000;

/** Delivers webhooks until the platform takes them. */
export function createWebhookWorker({ pool, clock, logger, secrets, platformUrl }: StandInContext): {
  start(): void;
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  async function deliver({ id, body, attempts }: Webhook): Promise<void> {
    const status = await fetch(`${platformUrl}/partners/identity/sumsub/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payload-digest-alg': 'HMAC_SHA256_HEX',
        'x-payload-digest': createHmac('sha256', secrets.sumsubWebhook).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(callTimeoutMs)]),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status >= 200 && status < 300) return endWebhook(pool, id);
    logger.warn({ webhookId: id, status, attempts }, 'the platform did not take an identity webhook');
    return delayWebhook(pool, id, later(Math.min(500 * 2 ** attempts, longestWaitMs)));
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await Promise.all((await claimWebhooks(pool, clock.now(), later(claimMs))).map(deliver));
      } catch (error) {
        logger.error({ err: error }, 'the identity worker failed; it tries again');
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        stopping.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    }
  }

  return {
    start: () => void (running = loop()),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
