import { createNonce, escapeHtml, sendPage } from '@verdigale/stand-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFrame } from '../page-frame.ts';
import type { StandIn, StandInContext } from '../stand-in.ts';
import { signWidgetData } from './sign-widget-data.ts';
import { widgetScript } from './widget-script.ts';

interface Asked {
  Querystring: { auth_url?: string };
}

/** Made-up people; their numbers stay what they are. */
const people: readonly { id: string; first_name: string; [more: string]: string }[] = [
  { id: '900001', first_name: 'Tess', username: 'tess_plays' },
  { id: '900002', first_name: 'Tom' },
];

function pages(app: FastifyInstance, { clock, secrets, siteOrigins }: StandInContext): void {
  const show = (reply: FastifyReply, title: string, body: string, look?: string) => {
    const nonce = createNonce();
    const html = look === undefined ? pageFrame({ title, lang: 'en', nonce, body }) : buttonFrame(nonce, body);
    return sendPage(reply, { html, nonce, frameAncestors: siteOrigins });
  };
  /** A bot signs people in for its own site only. */
  const isOfSite = (address: string | undefined): address is string =>
    address !== undefined && URL.canParse(address) && siteOrigins.includes(new URL(address).origin);

  app.get('/', (_request, reply) => show(reply, 'Telegram', '<h1>Telegram</h1><p>Its widget stands in the sign-in form of the site.</p>'));
  app.get('/widget.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript')
      .send(widgetScript),
  );
  app.get<Asked>('/embed', async ({ query }, reply) => {
    const address = `${app.prefix}/people?${new URLSearchParams({ auth_url: query.auth_url ?? '' })}`;
    return show(reply, 'Telegram', `<a href="${escapeHtml(address)}" target="_top">Log in with Telegram</a>`, 'button');
  });
  app.get<Asked>('/people', async ({ query }, reply) => {
    const { auth_url: address } = query;
    if (!isOfSite(address)) return reply.code(400).send({ error: { code: 'wrong-site', message: 'The bot has no such site.' } });
    const links = people.map((person) => {
      const target = new URL(address);
      const signed = signWidgetData(secrets.telegram, { ...person, auth_date: String(Math.floor(clock.now().getTime() / 1000)) });
      for (const [name, value] of Object.entries(signed)) target.searchParams.set(name, value);
      return `<a class="button" href="${escapeHtml(target.href)}">${escapeHtml(person.first_name)}</a>`;
    });
    const note = '<p class="note">This stands for Telegram. Nothing here is real: choose who signs in.</p>';
    return show(reply, 'Telegram', `<h1>Telegram</h1>${note}${links.join('')}`);
  });
}

function buttonFrame(nonce: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Telegram</title>
<style nonce="${nonce}">
body { margin: 4px; }
a { display: grid; place-items: center; min-block-size: 40px; border-radius: 20px; background: #17589c; color: #fff; font: 600 15px/1.2 system-ui, sans-serif; text-decoration: none; }
a:focus-visible { outline: 3px solid #f0a500; outline-offset: 1px; }
</style></head><body>${body}</body></html>`;
}

/** The stand-in for Telegram's login widget. */
export const telegram: StandIn = {
  path: '/telegram',
  title: 'Telegram',
  about: 'Login widget whose data is signed with the bot’s token.',
  plugin: async (app, context) => pages(app, context),
};
