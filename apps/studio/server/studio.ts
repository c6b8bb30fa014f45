import type { Clock } from '@verdigale/stand-in';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { StudioSettings } from './settings.ts';
import type { WalletClient } from './wallet-client.ts';

/** What the studio's use cases work with. */
export interface Studio {
  pool: Pool;
  clock: Clock;
  logger: FastifyBaseLogger;
  wallet: WalletClient;
  settings: StudioSettings;
}

/** The studio's clock, a duration later. */
export function later(studio: Studio, milliseconds: number): Date {
  return new Date(studio.clock.now().getTime() + milliseconds);
}
