import { codeOf, statusOf } from '@verdigale/client';
import { bonusCodeStatus, bonusTrigger, errors, type BonusCode } from '@verdigale/contract';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { wordsOf } from '#app/alerts/words.ts';
import { callApi } from '#app/session/index.ts';
import { beginCodeBlock } from './code-block.ts';

export type CodeOutcome =
  | { kind: 'applied' | 'waiting'; code: BonusCode }
  /** `reason` says why, as the title of the alert did. */
  | { kind: 'refused'; reason: string }
  /** Too many wrong ones. */
  | { kind: 'blocked' };

/** The triggers under which each place tries a code, in this order. (wire 12.4) */
export const triggersOf = { wallet: [bonusTrigger.code, bonusTrigger.deposit], bonuses: [bonusTrigger.code] } as const;
type Trigger = (typeof triggersOf)[keyof typeof triggersOf][number];

/** Enters a bonus code: what one trigger does not apply, or refuses, is tried under the next. (BON-06, W 4) */
export async function redeemCode(bonusCode: string, triggers: readonly Trigger[]): Promise<CodeOutcome> {
  // To the trigger that it is not meant for, a code is incorrect.
  let isKnown = false;
  for (const trigger of triggers) {
    try {
      const { data: code } = await callApi('game.bonuses.codes.add', { body: { bonusCode, trigger } });
      if (code.status === bonusCodeStatus.applied) return { kind: 'applied', code };
      if (code.status === bonusCodeStatus.waiting && trigger === triggers.at(-1)) return { kind: 'waiting', code };
      isKnown ||= code.status === bonusCodeStatus.notAvailable;
    } catch (error) {
      const failure = codeFailureOf(error);
      if (failure === 'unknown') return refused(showError(error));
      if (failure === 'incorrect') continue;
      beginCodeBlock();
      return { kind: 'blocked' };
    }
  }
  return refused(isKnown ? showAlert('bonus.bonusCodeNotAvailable') : showAlert('bonus.bonusCodeIncorrect'));
}

/** Whatever the platform says of a code but that there were too many, it is not a good one; without an answer nothing is known of it. */
export function codeFailureOf(error: unknown): 'blocked' | 'incorrect' | 'unknown' {
  if (codeOf(error) === errors.bonusCodesBlocked.code) return 'blocked';
  return [400, 404, 409, 422].includes(statusOf(error) ?? 0) ? 'incorrect' : 'unknown';
}

async function refused(alert: Promise<string | null>): Promise<CodeOutcome> {
  return { kind: 'refused', reason: wordsOf((await alert) ?? '').title };
}
