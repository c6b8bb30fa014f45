import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { StandIn, StandInContext } from '../stand-in.ts';
import { createProvider } from './provider.ts';
import { signInPage } from './sign-in-page.ts';

/** Everything of the protocol: the library answers on the bare request, which believes itself at the root. */
function protocol(app: FastifyInstance, prefix: string, providerOf: () => Provider): void {
  let answer: ReturnType<Provider['callback']> | undefined;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', (request, reply) => {
    reply.hijack();
    const raw: IncomingMessage & { originalUrl?: string } = request.raw;
    raw.originalUrl = request.url;
    raw.url = request.url.slice(prefix.length);
    answer ??= providerOf().callback();
    void answer(raw, reply.raw);
  });
}

/** The stand-in for Auth0 and for a service with an OpenID provider of its own. */
export const identity: StandIn = {
  path: '/identity',
  title: 'Identity provider',
  about: 'Social sign-in: an OpenID provider whose people a tester makes up.',
  plugin: async (app, context: StandInContext) => {
    let provider: Provider | undefined;
    // The issuer is an address, and the sandbox knows its own only once it listens.
    const providerOf = () => (provider ??= createProvider(context, `${context.publicUrl()}${identity.path}`));
    await app.register(async (pages) => signInPage(pages, context, providerOf));
    await app.register(async (calls) => protocol(calls, identity.path, providerOf));
  },
};
