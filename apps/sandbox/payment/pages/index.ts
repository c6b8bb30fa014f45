import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../../stand-in.ts';
import { agentRoutes } from './agent-routes.ts';
import { coinsRoutes } from './coins-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { payRoutes } from './pay-routes.ts';

/** What players see, and what testers steer. */
export async function paymentPages(app: FastifyInstance, context: StandInContext): Promise<void> {
  await app.register(formbody);
  payRoutes(app, context);
  coinsRoutes(app, context);
  agentRoutes(app, context);
  controlRoutes(app, context);
}
