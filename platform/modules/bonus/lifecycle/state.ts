import { playerBonusResult, playerBonusStatus, type PlayerBonusResult, type PlayerBonusStatus } from '@verdigale/contract';

export interface BonusState {
  status: PlayerBonusStatus;
  result: PlayerBonusResult;
}

/** What can happen to a bonus: the player activates or cancels it, wagers it to its end, loses it all, or its time is over. */
export type BonusEvent = 'activate' | 'play' | 'cancel' | 'expire' | 'lose';

const { issued, active, finished } = playerBonusStatus;
const { none, played, canceled, expired, lost } = playerBonusResult;

const ended = (result: PlayerBonusResult): BonusState => ({ status: finished, result });

const moves: Record<PlayerBonusStatus, Partial<Record<BonusEvent, BonusState>>> = {
  [issued]: { activate: { status: active, result: none }, cancel: ended(canceled), expire: ended(expired) },
  [active]: { play: ended(played), cancel: ended(canceled), expire: ended(expired), lose: ended(lost) },
  [finished]: {},
};

/** The state after an event, or null where it cannot happen: nothing ends twice, and nothing begins anew. (BON-01, BON-02) */
export function nextState({ status }: BonusState, event: BonusEvent): BonusState | null {
  return moves[status][event] ?? null;
}
