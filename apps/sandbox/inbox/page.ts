import { escapeHtml, showTesterPage } from '@verdigale/stand-in';
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
  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) =>
    showTesterPage(reply, { title: 'Message inbox', body: bodyOf(await messages(query.to), query.to ?? ''), styles }),
  );
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

const styles = `
.columns { display: grid; gap: 32px 24px; align-items: start; }
@media (min-width: 56rem) { .columns { grid-template-columns: 3fr 2fr; } }
h3 { font-size: 1.0625rem; margin: 0; }
form { display: flex; gap: 8px; }
input { flex: 1; min-inline-size: 0; }
.sms { border-end-start-radius: 2px; }
article .meta { margin: 2px 0 10px; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }`;

function bodyOf(messages: Message[], to: string): string {
  const mails = messages.filter(({ channel }) => channel === 'mail').map(mailHtml);
  const texts = messages.filter(({ channel }) => channel === 'sms').map(smsHtml);
  return `<h1>Message inbox</h1>
<form><input name="to" type="search" value="${escapeHtml(to)}" placeholder="Recipient" aria-label="Recipient"><button>Show</button></form>
<div class="columns">
${column('Mails', mails, 'No mails yet. They appear here when the platform sends one.')}
${column('Text messages', texts, 'No text messages yet. Codes for phones appear here.')}
</div>`;
}
