import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { stopScopes } from '#modules/limit';

const Wish = Type.Object(
  {
    scope: Type.Enum([...stopScopes]),
    name: Type.String({ maxLength: 200, description: 'Empty for all play; a player by id or e-mail address' }),
    because: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { additionalProperties: false },
);
type Wish = Static<typeof Wish>;

/** What is stopped, and the switches. (docs/guides/stop-play.md) */
export function stopRoutes(app: FastifyInstance): void {
  const schema = { body: Wish };
  app.get('/stops', async ({ desk }) => ({ data: await desk.stops() }));
  app.post<{ Body: Wish }>('/stops', { schema }, async ({ desk, body }) => {
    await desk.stop(body);
    return { data: { scope: body.scope, name: body.name, isStopped: true } };
  });
  app.post<{ Body: Wish }>('/stops/lift', { schema }, async ({ desk, body }) => {
    await desk.letGoOn(body);
    return { data: { scope: body.scope, name: body.name, isStopped: false } };
  });
}
