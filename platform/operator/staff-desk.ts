import type { Kernel } from '#kernel';
import { addKey, approveKey, endKey, listKeys, newKey, type AddedKey, type StaffKey } from '#modules/staff';

/** Who acts for the operator. */
export interface StaffDesk {
  staffKeys(): Promise<StaffKey[]>;
  /** A key for whoever asks, and its print, which somebody else adds; nothing is stored. */
  newStaffKey(): { key: string; print: string };
  /** Lets a key act: the first two people's at once, another's once a second person approves it. Throws invalid, and unauthorised for nobody. */
  addStaffKey(added: AddedKey): Promise<'holds' | 'waiting'>;
  /** Returns whose it is; throws invalid for whoever has added it. */
  approveStaffKey(approved: { print: string; by: string }): Promise<string>;
  /** At once and for good, by any one person; returns whose it was. */
  endStaffKey(ended: { print: string; by: string }): Promise<string>;
}

export function createStaffDesk(hands: Pick<Kernel, 'db' | 'clock'>): StaffDesk {
  return {
    staffKeys: () => listKeys(hands.db),
    newStaffKey: newKey,
    addStaffKey: (added) => addKey(hands, added),
    approveStaffKey: ({ print, by }) => approveKey(hands, print, by),
    endStaffKey: ({ print, by }) => endKey(hands, print, by),
  };
}
