import { insideAddress, askerOf, type Platform } from '@verdigale/platform';
import type { SiteOptions } from '@verdigale/site/server';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './env.ts';
import { edgeOf } from './edge.ts';

/**
 * Pages count for the visitor who asks for them; what they ask of the platform counts for nobody, where it is served by this process. It
 * is asked without a connection, so that no header and no address lets a stranger pass for the server itself.
 */
export function siteDoors(app: FastifyInstance, { kernel }: Platform, environment: Environment): Pick<SiteOptions, 'admit' | 'ask'> {
  const edge = edgeOf(environment);
  return {
    admit: (what, request) => kernel.admission.waitTurn(what, askerOf(request, edge) ?? ''),
    ...(environment.roles.has('api') && { ask: askInside(app) }),
  };
}

/** A `fetch` that this server answers itself, whatever the host in the address. */
function askInside(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers, signal } = request;
    const { pathname, search } = new URL(url);
    const answer = app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(headers),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
      remoteAddress: insideAddress,
    });
    const { statusCode, rawPayload, headers: answered } = await Promise.race([answer, rejectedBy(signal)]);
    return new Response(Uint8Array.from(rawPayload), {
      status: statusCode,
      headers: { 'content-type': answered['content-type'] ?? '' },
    });
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
