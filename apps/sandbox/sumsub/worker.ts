import { createHmac } from 'node:crypto';
import { deliverDue, type Postbox } from '../deliver.ts';
import type { StandInContext } from '../stand-in.ts';
import { createWorker, type Worker } from '../worker.ts';

/** Delivers webhooks until the platform takes them. */
export function createWebhookWorker(context: StandInContext): Worker {
  const postbox: Postbox = {
    partner: 'sumsub',
    path: '/partners/identity/sumsub/webhook',
    sign: (body) => ({
      'x-payload-digest-alg': 'HMAC_SHA256_HEX',
      'x-payload-digest': createHmac('sha256', context.secrets.sumsubWebhook).update(body).digest('hex'),
    }),
    refusals: [],
  };
  return createWorker('identity', context.logger, (stopping) => deliverDue(context, postbox, stopping));
}
