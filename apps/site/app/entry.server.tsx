import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { ContentContext } from './content/content-source.ts';
import { ServerOnlyContext } from './server-only.ts';
import { siteContext } from './site-context.ts';

/** What the server needs of the router: its own copy would be another router, with other contexts. */
export const router = { createRequestHandler, matchRoutes, RouterContextProvider, siteContext };

export const handleError: HandleErrorFunction = (error, { context }) => context.get(siteContext).report(error);

const renderTimeoutMs = 10_000;

/** Renders the whole page before it answers: pages are compressed and kept, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, content, locale, serverOnly, report } = loadContext.get(siteContext);
  let answered = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ContentContext value={{ locale, get: (name) => content.collection(name), load: () => Promise.resolve() }}>
        <ServerOnlyContext value={{ ...serverOnly, nonce }}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </ServerOnlyContext>
      </ContentContext>,
      {
        nonce,
        // Never outline a finished boundary: a browser without scripts has to see all of it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          text(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        onError(error) {
          answered = 500;
          report(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMs);
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: answered, headers });
}
