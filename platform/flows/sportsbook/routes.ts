import type { FastifyInstance } from 'fastify';
import { mount, visitorOf, type Kernel } from '#kernel';
import { quoteCashOut } from './quote-cash-out.ts';
import { getOwnBet, listBets } from './list-bets.ts';
import { placeBet } from './place-bet.ts';
import { findPlaySession, playAuthenticator } from './play-session.ts';
import { takeCashOut } from './take-cash-out.ts';
import { viewSlip } from './view-slip.ts';
import { viewStake } from './view-stake.ts';

export function sportsbookFlowRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db } = kernel;
  const options = { authenticate: playAuthenticator(kernel) };
  const money = { ...options, isMoney: true };

  mount(
    app,
    'sportsbook.slip',
    async ({ principal, bearer, body, caller }) => {
      const session = principal && (await findPlaySession(kernel, bearer));
      return viewSlip(kernel, { session, visitor: visitorOf(caller.ip) }, body);
    },
    options,
  );
  mount(app, 'sportsbook.stake', async ({ bearer, query }) => viewStake(kernel, await findPlaySession(kernel, bearer), query), options);
  mount(
    app,
    'sportsbook.bets.place',
    async ({ bearer, body, idempotencyKey }) => placeBet(kernel, await findPlaySession(kernel, bearer), body, idempotencyKey),
    money,
  );
  mount(app, 'sportsbook.bets.list', ({ principal, query }) => listBets(db, principal.playerId, query), options);
  mount(app, 'sportsbook.bets.get', ({ principal, params }) => getOwnBet(db, principal.playerId, params.id), options);
  mount(
    app,
    'sportsbook.cashOut.quote',
    ({ principal, params, body }) => quoteCashOut(kernel, principal.playerId, params.id, body.percent),
    options,
  );
  mount(
    app,
    'sportsbook.cashOut.take',
    ({ principal, params, body }) => takeCashOut(kernel, principal.playerId, params.id, body.quoteId),
    money,
  );
}
