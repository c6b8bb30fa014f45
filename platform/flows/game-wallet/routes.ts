import type { GameWalletAnswer, GameWalletBody, GameWalletOperation } from '@verdigale/partner-wire';
import { gameWalletAnswers, gameWalletBodies } from '@verdigale/partner-wire/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { AppError, readSigned, type Kernel } from '#kernel';
import { getGameSession, type GameSession } from '#modules/game';
import { gameProvider } from '#partners/game/index.ts';
import { finishRound } from './finish-round.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import { authenticate, readBalance } from './read-session.ts';
import { rollBackBet } from './roll-back-bet.ts';
import type { Movement } from './wallet-call.ts';

/** The endpoints of the seamless wallet protocol: `/games/{provider}/{operation}`, each signed over its raw body. */
export function gameWalletRoutes(app: FastifyInstance, kernel: Kernel): void {
  function serve<O extends GameWalletOperation>(
    operation: O,
    answer: (session: GameSession, body: GameWalletBody<O>, reply: FastifyReply) => Promise<GameWalletAnswer<O>>,
  ): void {
    app.post(`/games/:provider/${operation}`, {
      schema: { body: gameWalletBodies[operation], response: { 200: Type.Object({ data: gameWalletAnswers[operation] }) } },
      preValidation: async (request: FastifyRequest) => {
        const partner = gameProvider(kernel, providerOf(request));
        if (!partner) throw new AppError('notFound', 'no such provider');
        readSigned(request, (rawBody) => partner.requireSigned(request.headers, rawBody));
      },
      handler: async (request, reply) => {
        const body = request.body as GameWalletBody<O>;
        const session = await getGameSession(kernel, providerOf(request), body.token);
        return { data: await answer(session, body, reply) };
      },
    });
  }

  async function moneyReply(reply: FastifyReply, done: Promise<{ reply: Movement; isRepeat: boolean }>): Promise<Movement> {
    const { reply: answer, isRepeat } = await done;
    if (isRepeat) reply.header('idempotency-hit', 'true');
    return answer;
  }

  serve('authenticate', (session) => authenticate(kernel, session));
  serve('balance', (session) => readBalance(kernel, session));
  serve('bet', (session, body, reply) => moneyReply(reply, placeBet(kernel, session, body)));
  serve('win', (session, body, reply) => moneyReply(reply, payWin(kernel, session, body)));
  serve('rollback', (session, body, reply) => moneyReply(reply, rollBackBet(kernel, session, body)));
  serve('finish', (session, body) => finishRound(kernel, session, body));
}

function providerOf(request: FastifyRequest): string {
  return (request.params as { provider: string }).provider;
}
