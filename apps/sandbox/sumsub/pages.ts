import { createNonce, escapeHtml, sendPage } from '@verdigale/stand-in';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFrame } from '../page-frame.ts';
import type { StandInContext } from '../stand-in.ts';
import { decide, isDecision } from './event.ts';
import { sdkScript } from './sdk-script.ts';
import { changeState, findByToken, listApplicants, type Applicant } from './sumsub.sql.ts';

interface Asked {
  Querystring: { token?: string };
}

const stateTexts: Record<Applicant['state'], string> = {
  init: 'Nothing was sent in yet.',
  pending: 'The papers are being looked at.',
  approved: 'The identity is proved.',
  rejected: 'The papers were refused.',
};

/** The widget that the site shows in a frame, its script, and the list of everybody who has opened it. */
export async function sumsubPages(app: FastifyInstance, { pool, clock, siteOrigins }: StandInContext): Promise<void> {
  await app.register(formbody);

  const show = (reply: FastifyReply, title: string, body: string, script = '') => {
    const nonce = createNonce();
    const code = script && `<script nonce="${nonce}">${script}</script>`;
    return sendPage(reply, { html: pageFrame({ title, lang: 'en', nonce, body: body + code }), nonce, frameAncestors: siteOrigins });
  };
  const post = (type: string) => `window.parent.postMessage(${JSON.stringify({ type })}, '*');`;

  app.get('/sdk.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript')
      .send(sdkScript),
  );

  app.get<Asked>('/widget', async ({ query }, reply) => {
    const applicant = await findByToken(pool, query.token ?? '', clock.now());
    if (!applicant) return show(reply, 'Identity check', '<h1>This token has expired.</h1>', post('expired'));
    return show(reply, 'Identity check', widgetHtml(applicant), post('idCheck.onReady'));
  });

  app.post<Asked & { Body: { decision?: string; firstName?: string; lastName?: string; born?: string } }>(
    '/widget',
    async ({ query, body }, reply) => {
      const applicant = await findByToken(pool, query.token ?? '', clock.now());
      const decision = body?.decision;
      if (!applicant || !isDecision(decision)) return show(reply, 'Identity check', '<h1>This token has expired.</h1>', post('expired'));
      const now = clock.now();
      const { state, body: webhook } = decide(applicant, decision, now);
      const shown = { firstName: body.firstName || null, lastName: body.lastName || null, born: body.born || null };
      const decided = { ...applicant, ...shown, state };
      await changeState(pool, decided, { body: webhook, now });
      return show(reply, 'Identity check', widgetHtml(decided), post('idCheck.onApplicantStatusChanged'));
    },
  );

  app.get('/', async (_request, reply) => {
    const rows = (await listApplicants(pool)).map(
      ({ externalUserId, state }) => `<tr><td>${escapeHtml(externalUserId)}</td><td>${state}</td></tr>`,
    );
    const list =
      rows.join('') || '<tr><td colspan="2">Nobody yet. Players appear when they open the check on their verification page.</td></tr>';
    return show(reply, 'Identity check', `<h1>Identity check</h1><div class="scroll"><table>${list}</table></div>`);
  });
}

function widgetHtml({ state, firstName, lastName, born }: Applicant): string {
  const button = (decision: string, label: string, look = '') => `<button${look} name="decision" value="${decision}">${label}</button>`;
  const field = (name: string, label: string, value: string | null, type = 'text') =>
    `<p><label>${label} <input name="${name}" type="${type}" value="${escapeHtml(value ?? '')}"></label></p>`;
  const plain = ' class="plain"';
  return `<h1>Identity check</h1>
<p>${stateTexts[state]}</p>
<p class="note">This stands for the identity-check provider. Nothing here is real: say how the check goes.</p>
<form method="post">
<details><summary>What the document shows</summary>
<p class="note">Left empty, the check says nothing about it.</p>
${field('firstName', 'First name', firstName)}${field('lastName', 'Last name', lastName)}${field('born', 'Date of birth', born, 'date')}</details>
${button('approve', 'Approve')}${button('reject', 'Reject', plain)}${button('submit', 'Send in and leave it open', plain)}${button('reset', 'Begin anew', plain)}
</form>`;
}
