import { readFileSync } from 'node:fs';
import { createNonce, jsonForScript, sendPage } from '@verdigale/stand-in';
import type { StandIn } from '../stand-in.ts';
import { frameHtml } from './frame-page.ts';

const browserFile = (name: string) => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');
const sdk = browserFile('sdk.js');
const frame = browserFile('frame.js');

/** The stand-in for a betting partner's client: its script, and a frame that shows what it was started with and sends each of its messages. */
export const sportsbook: StandIn = {
  path: '/sportsbook',
  title: 'Sportsbook',
  about: 'The client of the betting page: what it was started with, and a button for each of its messages. No bets yet.',
  plugin: async (app, { siteOrigins }) => {
    app.get('/assets/sdk/init.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(sdk),
    );
    app.get('/frame', (_request, reply) => {
      const nonce = createNonce();
      const script = `const siteOrigins = ${jsonForScript(siteOrigins)};\n${frame}`;
      return sendPage(reply, { nonce, html: frameHtml(nonce, script), frameAncestors: siteOrigins });
    });
    app.get('/', (_request, reply) => reply.redirect('/'));
  },
};
