import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { getEvent } from './reading/get-event.ts';
import { listEvents } from './reading/list-events.ts';
import { listSports } from './reading/list-sports.ts';

export function sportsbookRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'sportsbook.sports', () => listSports(kernel.db));
  mount(app, 'sportsbook.events.list', ({ query }) => listEvents(kernel, query));
  mount(app, 'sportsbook.events.get', ({ params, query }) => getEvent(kernel, params.id, query.since));
}
