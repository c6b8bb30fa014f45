import formbody from '@fastify/formbody';
import { showTesterPage } from '@verdigale/stand-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { deskHtml, deskStyles } from './desk-page.ts';
import { isFault, type FaultDesk } from './faults.ts';
import { intervene, isIntervention } from './intervene.ts';
import { speakerAt } from './live-event.ts';
import { isProducer, type Simulator } from './simulator.ts';

const faultMs = 60_000;
const lost = 5;

interface FaultBody {
  producer?: string;
  fault?: string;
}

/** What is on, and what a tester has go wrong. */
export async function feedPages(
  app: FastifyInstance,
  { clock }: StandInContext,
  simulator: () => Simulator,
  desk: FaultDesk,
): Promise<void> {
  await app.register(formbody);
  const home = (reply: FastifyReply) => reply.redirect(`${app.prefix}/`, 303);
  const refuse = (reply: FastifyReply, message: string) => reply.code(422).send({ error: { code: 'invalid-request', message } });

  app.get('/', (_request, reply) => {
    const body = deskHtml(simulator().events(), desk, clock.now());
    return showTesterPage(reply, { title: 'Sports data feed', body, styles: deskStyles });
  });

  app.post<{ Body: FaultBody }>('/faults', async ({ body }, reply) => {
    const { producer = '', fault } = body ?? {};
    if (!isProducer(producer)) return refuse(reply, 'Which producer?');
    if (fault === 'gap') simulator().lose(producer, lost);
    else if (fault === 'none' || isFault(fault))
      desk.set(producer, fault === 'none' ? null : fault, new Date(clock.now().getTime() + faultMs));
    else return refuse(reply, 'Which fault?');
    return home(reply);
  });

  app.post<{ Params: { id: string }; Body: { what?: string } }>('/events/:id', async ({ params, body }, reply) => {
    const event = simulator()
      .events()
      .find(({ slot }) => slot.id === params.id);
    if (!event || !isIntervention(body?.what)) return refuse(reply, 'Which match, and what?');
    for (const statement of intervene(body.what, event, clock.now())) simulator().say(speakerAt(event.slot, clock.now()), statement);
    return home(reply);
  });
}
