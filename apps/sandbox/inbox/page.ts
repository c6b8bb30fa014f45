import { createNonce, escapeHtml, sendPage } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';

interface Message {
  id: string;
  channel: string;
  to: string;
  subject: string;
  text: string;
  receivedAt: Date;
}

const shown = 100;

/** The messages, newest first: as a page for people, mails and text messages apart, and as `messages.json` for tests. `?to=` picks a recipient. */
export function inboxPage(app: FastifyInstance, { pool }: StandInContext): void {
  const messages = async (to: string | undefined): Promise<Message[]> => {
    const { rows } = await pool.query<Message>(
      `select id, channel, recipient as "to", subject, body as text, received_at as "receivedAt" from sandbox.message
       where $1::text is null or recipient = $1 order by received_at desc limit ${shown}`,
      [to ?? null],
    );
    return rows;
  };
  app.get<{ Querystring: { to?: string } }>('/messages.json', async ({ query }) => ({ data: await messages(query.to) }));
  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) => {
    const nonce = createNonce();
    return sendPage(reply, { nonce, html: html(await messages(query.to), query.to ?? '', nonce) });
  });
}

/** Addresses in a text become links, so that a confirmation can be followed. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function mailHtml({ to, subject, text, receivedAt }: Message): string {
  return `<article><h3>${escapeHtml(subject)}</h3>
<p class="meta">to ${escapeHtml(to)} · ${timeText(receivedAt)}</p>
<p class="text">${withLinks(text)}</p></article>`;
}

function smsHtml({ to, text, receivedAt }: Message): string {
  return `<article class="sms"><p class="meta">to +${escapeHtml(to)} · ${timeText(receivedAt)}</p>
<p class="text">${withLinks(text)}</p></article>`;
}

const timeText = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');

function column(title: string, items: string[], none: string): string {
  return `<section><h2>${title}</h2>${items.join('') || `<p class="meta">${none}</p>`}</section>`;
}

function html(messages: Message[], to: string, nonce: string): string {
  const mails = messages.filter(({ channel }) => channel === 'mail').map(mailHtml);
  const texts = messages.filter(({ channel }) => channel === 'sms').map(smsHtml);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Message inbox</title>
<style nonce="${nonce}">
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: #071011; color: #eaf2f1; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 72rem; margin-inline: auto; display: grid; gap: 24px; }
.columns { display: grid; gap: 32px 24px; align-items: start; }
@media (min-width: 56rem) { .columns { grid-template-columns: 3fr 2fr; } }
section { display: grid; gap: 12px; min-inline-size: 0; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1.25rem; margin: 0; padding-block-end: 8px; border-block-end: 3px double #314042; }
h3 { font-size: 1.0625rem; margin: 0; }
form { display: flex; gap: 8px; }
input { flex: 1; min-inline-size: 0; padding: 10px 12px; border: 1px solid #728486; border-radius: 10px; background: #0e191b; color: inherit; font: inherit; }
button { padding: 10px 16px; border: 0; border-radius: 10px; background: #f09c61; color: #160d07; font: inherit; font-weight: 600; cursor: pointer; }
article { padding: 16px; border: 1px solid #314042; border-radius: 14px; background: #0e191b; }
.sms { border-end-start-radius: 2px; }
.meta { margin: 2px 0 10px; color: #909f9f; font-size: .875rem; overflow-wrap: anywhere; }
.text { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #f09c61; }
:focus-visible { outline: 2px solid #ecd78a; outline-offset: 2px; }
</style>
</head>
<body><main>
<h1>Message inbox</h1>
<form><input name="to" type="search" value="${escapeHtml(to)}" placeholder="Recipient" aria-label="Recipient"><button>Show</button></form>
<div class="columns">
${column('Mails', mails, 'No mails yet. They appear here when the platform sends one.')}
${column('Text messages', texts, 'No text messages yet. Codes for phones appear here.')}
</div>
</main></body>
</html>`;
}
