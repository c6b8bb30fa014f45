import formbody from '@fastify/formbody';
import { escapeHtml, showTesterPage } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { listedPeople, listPerson, takeOff, type ListedPerson } from './people.sql.ts';

const fields = {
  email: { label: 'E-mail', type: 'email' },
  personalIdNumber: { label: 'Number of the document', type: 'text' },
  lastName: { label: 'Last name, with the birth date', type: 'text' },
  birthdate: { label: 'Birth date', type: 'date' },
  until: { label: 'Until (empty: until you take the person off)', type: 'date' },
} as const;
type Form = Partial<Record<keyof typeof fields, string>>;

/** Where a tester puts people on the register and takes them off. */
export async function registerPages(app: FastifyInstance, { pool, clock }: StandInContext): Promise<void> {
  await app.register(formbody);

  app.get('/', async (_request, reply) =>
    showTesterPage(reply, { title: 'Register of self-exclusion', body: pageOf(await listedPeople(pool, clock.now())), styles }),
  );

  app.post<{ Body: Form }>('/people', async ({ body }, reply) => {
    const value = (name: keyof Form) => body?.[name]?.trim() || null;
    const [email, personalIdNumber, lastName, birthdate, until] = (Object.keys(fields) as (keyof Form)[]).map(value);
    const end = until ? new Date(until) : null;
    const isWhole = [birthdate, until].every((day) => !day || !Number.isNaN(Date.parse(day))) && (!end || end > clock.now());
    if (!isWhole || !(email || personalIdNumber || (lastName && birthdate)))
      return reply
        .code(422)
        .send({ error: { code: 'invalid-request', message: 'Name an e-mail, a document, or a last name and birth date.' } });
    await listPerson(
      pool,
      { email: email!, personalIdNumber: personalIdNumber!, lastName: lastName!, birthdate: birthdate!, until: end },
      clock.now(),
    );
    return reply.redirect(`${app.prefix}/`, 303);
  });

  app.post<{ Params: { id: string } }>('/people/:id/off', async ({ params }, reply) => {
    await takeOff(pool, params.id);
    return reply.redirect(`${app.prefix}/`, 303);
  });
}

const styles = `form.person { display: grid; gap: 12px; } .entry { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; }
@media (min-width: 56rem) { form.person { grid-template-columns: repeat(3, 1fr); align-items: end; } }`;

function pageOf(people: readonly ListedPerson[]): string {
  const inputs = Object.entries(fields).map(([name, { label, type }]) => `<label>${label}<input name="${name}" type="${type}"></label>`);
  return `<h1>Register of self-exclusion</h1>
<p class="meta">Whoever is on it is let in nowhere. The platform asks where the law of its brand has it ask.</p>
<section><h2>Put somebody on</h2><form class="person" method="post" action="people">${inputs.join('')}<button>Put on</button></form></section>
<section><h2>On the register</h2>${people.map(entryOf).join('') || '<p class="meta">Nobody.</p>'}</section>`;
}

function entryOf({ id, email, personalIdNumber, lastName, birthdate, until }: ListedPerson): string {
  const known = [email, personalIdNumber, [lastName, birthdate].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  const end = until ? `until ${until.toISOString().slice(0, 10)}` : 'for good';
  return `<article class="entry"><div>${escapeHtml(known)}<p class="meta">${end}</p></div>
<form method="post" action="people/${id}/off"><button class="plain">Take off</button></form></article>`;
}
