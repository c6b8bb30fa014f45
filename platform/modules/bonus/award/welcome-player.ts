import type { Kernel } from '#kernel';
import type { Offer } from '../campaign/offer.ts';
import { codesOf } from '../code/code.sql.ts';
import { codeFrom, emitCode, redeemCode } from '../code/redeem-code.ts';
import { giveUnasked } from './give-unasked.ts';
import { bonusCodeStatus, bonusTrigger } from '@verdigale/contract';

const { incorrect, notAvailable } = bonusCodeStatus;

/** What a new player has coming: what registration itself gives, and the code of the form. May run twice: each is given once. */
export async function welcomePlayer(
  kernel: Kernel,
  { playerId, bonusCode }: { playerId: string; bonusCode: string | null },
): Promise<void> {
  await giveUnasked(kernel, playerId, { source: 'registration', isMeant: isForRegistration });
  if (bonusCode === null) return;
  // Taken by an earlier run: redeemed again, a code for several uses would be used twice, and one for a single use refused to the player who has it.
  if ((await kernel.db.all(codesOf(playerId))).some(({ code }) => code === codeFrom(bonusCode))) return;
  const { code, deposit } = bonusTrigger;
  let entered = await redeemCode(kernel, playerId, { bonusCode, trigger: code, nextDeposit: 1 });
  if (entered.status === incorrect) entered = await redeemCode(kernel, playerId, { bonusCode, trigger: deposit, nextDeposit: 1 });
  // Nobody waits for this answer: a refused code is published like one that is taken.
  if (entered.status === incorrect || entered.status === notAvailable)
    await kernel.db.transaction(async (tx) => emitCode(tx, kernel, entered));
}

/** One with a code is for whoever enters it. */
const isForRegistration = ({ trigger }: Offer) => trigger.kind === 'registration' && trigger.code === undefined;
