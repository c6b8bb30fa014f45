import { readFileSync } from 'node:fs';
import { createNonce, jsonForScript, sendPage } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { frameHtml } from './frame-page.ts';

const browserFile = (name: string) => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');
const widget = browserFile('widget.js');
const frame = browserFile('frame.js');

/** The widget's script for the operator's site, the frame that it puts there, and a page that says what this is. */
export function chatPages(app: FastifyInstance, { siteOrigins }: StandInContext): void {
  app.get('/js/widget.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(widget),
  );
  app.get('/frame', (_request, reply) => {
    const nonce = createNonce();
    const script = `const siteOrigins = ${jsonForScript(siteOrigins)};\n${frame}`;
    return sendPage(reply, { nonce, html: frameHtml(nonce, script), frameAncestors: siteOrigins });
  });
  app.get('/', (_request, reply) => reply.redirect('/'));
}
