import { useSyncExternalStore } from 'react';
import type { CallFunction } from '@verdigale/client';
import { read, store } from '#client/settings/stored.ts';
import { sendPlacements, unansweredPlacements, type Placed, type Placement } from './placing.ts';
import { withoutLegs } from './slip.ts';
import { changeSlip } from './use-slip.ts';

export interface Placing extends Placed {
  isSending: boolean;
}

const nothing: Placed = { bets: [], refused: [], unanswered: [] };
const listeners = new Set<() => void>();
/** Whose bets: empty for guests, and where the page does not say. */
let account = '';
let state: Placing = { ...nothing, isSending: false };

function set(next: Placing): void {
  state = next;
  for (const listener of listeners) listener();
}

/** What is being placed, and what has become of it: the same for the rail and the sheet. */
export function usePlacing(): Placing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => state,
  );
}

/** Places bets; those that are taken leave the slip. */
export async function place(call: CallFunction, placements: readonly Placement[]): Promise<void> {
  if (state.isSending) return;
  set({ ...nothing, isSending: true });
  const placed = await sendPlacements(call, placements, account);
  const refused = placed.refused.flatMap(({ placement }) => placement.legs.map(({ outcomeId }) => outcomeId));
  const taken = placements
    .filter((placement) => !placed.unanswered.includes(placement))
    .flatMap(({ legs }) => legs.map(({ outcomeId }) => outcomeId))
    .filter((outcomeId) => !refused.includes(outcomeId));
  changeSlip((slip) => withoutLegs(slip, taken));
  set({ ...placed, isSending: false });
}

/** The account that was last played for in this browser. */
const lastKey = 'betting.account';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What an earlier page sent for this account without getting an answer waits to be sent again. The stake of another account goes: in another
 * currency the same number is another sum, and a single is one press away.
 */
export function openPlacing(of: string | null = null): void {
  account = of ?? '';
  if (of) {
    if (read(lastKey, of, isText) !== of) changeSlip((slip) => ({ ...slip, stake: '' }));
    store(lastKey, of);
  }
  set({ ...nothing, unanswered: unansweredPlacements(account), isSending: false });
}

/** What was refused stays to be read beside the legs that are left. */
export const closeReceipt = (): void => set({ ...state, bets: [] });

/** Everything has been read. */
export const closeNews = (): void => set({ ...state, bets: [], refused: [] });
