import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Game } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import type { BalanceView, Entry, FairnessView, PlayBody, RotateBody, RoundView, SeenBody, StepBody } from '../wire.ts';
import { currentStanding, enterSession } from './enter-session.ts';
import { viewFreeRounds } from './free-rounds.ts';
import { rotateSeed, viewFairness } from './fairness.ts';
import { demoStart } from './launch-session.ts';
import type { RoundPlayer } from './round-player.ts';
import { roundView } from './round-view.ts';
import { markRoundsSeen, scopeOf } from './round.sql.ts';
import { findSession, setDemoBalance, type Session } from './session.sql.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

const uuid = { type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' };
// Each game parses its own choices and steps.
const playBody = {
  type: 'object',
  additionalProperties: false,
  required: ['requestId', 'stake'],
  properties: { requestId: uuid, stake: { type: 'string', pattern: '^[1-9]\\d{0,37}$' }, choice: {}, isFree: { type: 'boolean' } },
};
const stepBody = {
  type: 'object',
  additionalProperties: false,
  required: ['roundId', 'index', 'step'],
  properties: { roundId: uuid, index: { type: 'integer', minimum: 0, maximum: 1000 }, step: {} },
};
const seenBody = {
  type: 'object',
  additionalProperties: false,
  required: ['roundIds'],
  properties: { roundIds: { type: 'array', minItems: 1, maxItems: 10, items: uuid } },
};
const rotateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['clientSeed'],
  // Any text without control characters and halves of others: both sides must read the same bytes. Persian words hold joiners, emoji too.
  properties: { clientSeed: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\p{Cc}\\p{Cs}]+$' } },
};

interface Play<Body> {
  session: Session;
  game: Game;
  body: Body;
}

/** The longest choice, a felt full of bets, has a quarter of it. */
const bodyLimit = 8 * 1024;

/** The calls of a game's view. Each names its session in `x-studio-session`, so no other site's page can make them. */
export function frameCalls(app: FastifyInstance, studio: Studio, rounds: RoundPlayer): void {
  const inSession =
    <Body, Result>(work: (play: Play<Body>) => Promise<Result>) =>
    async (request: FastifyRequest): Promise<Result> => {
      const id = request.headers['x-studio-session'];
      const session = typeof id === 'string' ? await findSession(studio.pool, id) : null;
      const game = session && findGame(session.game);
      if (!session || !game) throw new StudioError('session-unknown');
      return work({ session, game, body: request.body as Body });
    };

  app.post(
    '/api/enter',
    inSession(({ session, game }): Promise<Entry> => enterSession(studio, game, session)),
  );
  app.post(
    '/api/balance',
    inSession(async ({ session }): Promise<BalanceView> => ({
      ...(await currentStanding(studio, session)),
      free: await viewFreeRounds(studio, session),
    })),
  );
  app.post(
    '/api/play',
    { bodyLimit, schema: { body: playBody } },
    inSession(async ({ session, game, body }: Play<PlayBody>): Promise<RoundView> => {
      const request = {
        requestId: body.requestId.toLowerCase(),
        stake: BigInt(body.stake),
        choice: body.choice ?? null,
        isFree: body.isFree ?? false,
      };
      return roundView(game, await rounds.play(game, session, request));
    }),
  );
  app.post(
    '/api/step',
    { bodyLimit, schema: { body: stepBody } },
    inSession(async ({ session, game, body }: Play<StepBody>): Promise<RoundView> =>
      roundView(game, await rounds.step(game, session, body)),
    ),
  );
  app.post(
    '/api/seen',
    { bodyLimit, schema: { body: seenBody } },
    inSession(async ({ session, body }: Play<SeenBody>): Promise<Record<string, never>> => {
      await markRoundsSeen(studio.pool, scopeOf(session), body.roundIds, studio.clock.now());
      return {};
    }),
  );
  app.post(
    '/api/fairness',
    inSession(({ session }): Promise<FairnessView> => viewFairness(studio, session)),
  );
  app.post(
    '/api/rotate',
    { bodyLimit, schema: { body: rotateBody } },
    inSession(({ session, body }: Play<RotateBody>): Promise<FairnessView> => rotateSeed(studio, session, body.clientSeed)),
  );
  app.post(
    '/api/refill',
    inSession(async ({ session }): Promise<BalanceView> => {
      if (session.mode === 'real') throw new StudioError('session-unknown');
      await setDemoBalance(studio.pool, session.id, demoStart);
      return { balance: demoStart.toString(), maxStake: null, free: null };
    }),
  );
}
