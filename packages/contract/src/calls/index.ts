import { bonusCalls } from './bonus.ts';
import type { Call } from './call.ts';
import { documentCalls } from './document.ts';
import { gameCalls } from './game.ts';
import { identityCalls } from './identity.ts';
import { limitCalls } from './limit.ts';
import { paymentCalls } from './payment.ts';
import { notificationCalls } from './notification.ts';
import { playTimeCalls } from './play-time.ts';
import { playerCalls } from './player.ts';
import { retentionCalls } from './retention.ts';
import { riskCalls } from './risk.ts';
import { secondFactorCalls } from './second-factor.ts';
import { settingsCalls } from './settings.ts';
import { socialCalls } from './social.ts';
import { sportsbookCalls } from './sportsbook.ts';
import { walletCalls } from './wallet.ts';

export type { Call, CallAuth } from './call.ts';

/** Every call that players make, by name. Plain data without schemas, so that browsers may import it. */
export const calls = {
  ...settingsCalls,
  ...playerCalls,
  ...secondFactorCalls,
  ...documentCalls,
  ...notificationCalls,
  ...socialCalls,
  ...identityCalls,
  ...walletCalls,
  ...riskCalls,
  ...limitCalls,
  ...playTimeCalls,
  ...paymentCalls,
  ...gameCalls,
  ...sportsbookCalls,
  ...bonusCalls,
  ...retentionCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
