import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BtcpayStore } from './store.ts';

/** The permissions of an API key, as chosen on the server's page. */
export type Permission =
  | 'btcpay.store.canviewinvoices'
  | 'btcpay.store.cancreateinvoice'
  | 'btcpay.store.canmanagepullpayments'
  | 'btcpay.store.cancreatepullpayments';

export const apiKey = 'a key of the store';

/** The permissions that the guide asks for; a call that needs another one fails here as it would on a real server. */
const granted: readonly Permission[] = [
  'btcpay.store.canviewinvoices',
  'btcpay.store.cancreateinvoice',
  'btcpay.store.canmanagepullpayments',
  'btcpay.store.cancreatepullpayments',
];

export interface StoreParams {
  Params: { storeId: string; id?: string };
}

/** Refuses as the server does: no key (401), no permission (403), another store (404). */
export function needs(store: BtcpayStore, permission: Permission) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { storeId } = request.params as StoreParams['Params'];
    if (request.headers.authorization !== `token ${apiKey}`) {
      return problem(reply, 401, 'unauthenticated', 'Authentication is required for accessing this endpoint');
    }
    if (!granted.includes(permission)) return problem(reply, 403, 'missing-permission', `Insufficient API Permissions (${permission})`);
    if (storeId !== store.id) return problem(reply, 404, 'store-not-found', 'The store was not found');
    return undefined;
  };
}

export function problem(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message });
}
