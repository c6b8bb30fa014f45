import { toWire } from '@verdigale/money';
import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { requireKnownCurrency } from '#modules/settings';
import { getTurnOver } from './turn-over.ts';

export function riskRoutes(app: FastifyInstance, { db, config }: Kernel): void {
  mount(app, 'risk.reasons.turnOverWager', async ({ query, principal }) => {
    const currency = await requireKnownCurrency(db, query.currency);
    const { total, missing } = await getTurnOver(db, principal.playerId, currency.code);
    return {
      total: toWire(total, currency),
      turnOverWager: Number(config.withdrawals.turnOver.multiplier),
      turnOverWagerAmount: toWire(missing, currency),
      currency: currency.code,
    };
  });
}
