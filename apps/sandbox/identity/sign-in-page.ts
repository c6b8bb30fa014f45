import { createNonce, escapeHtml, sendPage } from '@verdigale/stand-in';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import { pageFrame } from '../page-frame.ts';
import type { StandInContext } from '../stand-in.ts';
import { listPeople, savePerson, type Person } from './people.sql.ts';

interface Choice {
  name?: string;
  email?: string;
  vouch?: string;
  cancel?: string;
}

/** One for each thing that a service may say of an e-mail. */
const presets = [
  { name: 'vera', email: 'vera@example.org', vouch: 'verified', label: 'Vera, with a confirmed e-mail' },
  { name: 'una', email: 'una@example.org', vouch: 'unverified', label: 'Una, whose e-mail is not confirmed' },
  { name: 'nick', email: '', vouch: 'none', label: 'Nick, who passes no e-mail on' },
];

/** `/sign-in/{uid}`, where a tester chooses who comes back to the site, and `/`, where all those people are listed. */
export async function signInPage(app: FastifyInstance, context: StandInContext, providerOf: () => Provider): Promise<void> {
  const { pool, clock, siteOrigins } = context;
  await app.register(formbody);

  const show = (reply: FastifyReply, title: string, body: string, status = 200) => {
    const nonce = createNonce();
    return sendPage(reply, { html: pageFrame({ title, lang: 'en', nonce, body }), nonce, status, formTargets: siteOrigins });
  };

  app.get('/sign-in/:uid', async (request, reply) => {
    const details = await providerOf()
      .interactionDetails(request.raw, reply.raw)
      .catch(() => null);
    if (!details) return show(reply, 'Sign in', '<h1>This sign-in is over. Please begin again at the site.</h1>', 400);
    return show(reply, 'Sign in', formHtml(serviceOf(details.params)));
  });

  app.post<{ Body: Choice }>('/sign-in/:uid', async (request, reply) => {
    const provider = providerOf();
    const details = await provider.interactionDetails(request.raw, reply.raw);
    const person = personOf(serviceOf(details.params), request.body ?? {});
    if (person) await savePerson(pool, person, clock.now());
    const result = person ? { login: { accountId: person.subject, remember: false } } : { error: 'access_denied' };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });

  app.get('/', async (_request, reply) => {
    const rows = (await listPeople(pool)).map(
      ({ subject, email, isVerified }) =>
        `<tr><td>${escapeHtml(subject)}</td><td>${escapeHtml(email ?? 'no e-mail')}</td><td>${email === null ? '' : isVerified ? 'confirmed' : 'not confirmed'}</td></tr>`,
    );
    const list = rows.join('') || '<tr><td colspan="3">Nobody yet. People appear when somebody signs in with them.</td></tr>';
    return show(reply, 'Identity provider', `<h1>Identity provider</h1><div class="scroll"><table>${list}</table></div>`);
  });
}

function serviceOf(params: Record<string, unknown>): string {
  const { connection, redirect_uri: uri } = params;
  return typeof connection === 'string' ? connection : (/\/auth\/social\/([\w-]+)\/callback$/.exec(String(uri))?.[1] ?? 'direct');
}

function personOf(service: string, { name = '', email = '', vouch, cancel }: Choice): Person | null {
  if (cancel !== undefined || !/^[\w.-]{1,64}$/.test(name)) return null;
  const isPassedOn = vouch !== 'none' && email !== '';
  return { subject: `${service}|${name}`, email: isPassedOn ? email.slice(0, 254) : null, isVerified: vouch === 'verified' };
}

function formHtml(service: string): string {
  const quick = presets.map(
    ({ name, email, vouch, label }) =>
      `<form method="post"><input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}"><input type="hidden" name="vouch" value="${vouch}"><button>${label}</button></form>`,
  );
  return `<h1>${escapeHtml(service)}</h1>
<p class="note">This stands for another service at which people have an account. Nothing here is real: choose who signs in.</p>
${quick.join('\n')}
<form method="post" class="own">
<label>Name<input name="name" value="ann" required pattern="[\\w.\\-]{1,64}" autocomplete="off"></label>
<label>E-mail<input name="email" type="email" value="ann@example.org" autocomplete="off"></label>
<label>The service says of it<select name="vouch"><option value="verified">confirmed</option><option value="unverified">not confirmed</option><option value="none">nothing</option></select></label>
<button class="plain">Sign in as this person</button>
</form>
<form method="post"><button class="plain" name="cancel" value="yes">Cancel</button></form>`;
}
