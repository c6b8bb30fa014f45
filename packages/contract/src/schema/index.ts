import type { CallName } from '../calls/index.ts';
import { bonusSchemas } from './bonus-calls.ts';
import type { CallSchema } from './common.ts';
import { documentSchemas } from './document.ts';
import { gameSchemas } from './game.ts';
import { identitySchemas } from './identity.ts';
import { invoiceListSchemas } from './invoice-list.ts';
import { limitSchemas } from './limit.ts';
import { notificationSchemas } from './notification.ts';
import { paymentSchemas } from './payment.ts';
import { playTimeSchemas } from './play-time.ts';
import { playerSchemas } from './player.ts';
import { retentionSchemas } from './retention-calls.ts';
import { riskSchemas } from './risk.ts';
import { roundSchemas } from './round.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { settingsSchemas } from './settings.ts';
import { socialSchemas } from './social.ts';
import { sportsbookSchemas } from './sportsbook.ts';
import { statementSchemas } from './statement.ts';
import { walletSchemas } from './wallet.ts';

/** What each call takes and answers, as TypeBox schemas: for servers and tests, never for browsers. */
export const callSchemas = {
  ...settingsSchemas,
  ...playerSchemas,
  ...secondFactorSchemas,
  ...documentSchemas,
  ...notificationSchemas,
  ...socialSchemas,
  ...identitySchemas,
  ...walletSchemas,
  ...riskSchemas,
  ...statementSchemas,
  ...limitSchemas,
  ...playTimeSchemas,
  ...paymentSchemas,
  ...invoiceListSchemas,
  ...gameSchemas,
  ...sportsbookSchemas,
  ...roundSchemas,
  ...bonusSchemas,
  ...retentionSchemas,
} as const satisfies Record<CallName, CallSchema>;

export { ignoredWhenUnknown, type CallSchema } from './common.ts';
