import { toWire, money } from '@verdigale/money';
import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { requireCurrency } from '#modules/settings';
import { getTurnOver } from './turn-over.ts';

export function riskRoutes(app: FastifyInstance, { db, config }: Kernel): void {
  mount(app, 'risk.reasons.turnOverWager', async ({ query, principal }) => {
    const currency = await requireCurrency(db, query.currency);
    const { total, missing } = await getTurnOver(db, { playerId: principal.playerId, currency: currency.code });
    const wire = (amount: bigint) => toWire(money(amount, currency.code), currency);
    return {
      total: wire(total),
      turnOverWager: Number(config.withdrawals.turnOver.multiplier),
      turnOverWagerAmount: wire(missing),
      currency: currency.code,
    };
  });
}
