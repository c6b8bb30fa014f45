/** What the player wants with a deposit: this offer, a code of their own, or neither; null while nothing was said. */
export type BonusWish = { bonusId: string } | 'code' | 'declined' | null;

/** What goes with the deposit. */
export type BonusChoice<Row> = { kind: 'offer'; row: Row } | { kind: 'code' | 'declined'; row?: undefined };

interface ChoiceOptions<Row> {
  wish: BonusWish;
  /** The offer with which the wallet was opened. */
  openerId: string | undefined;
  /** A code waits for the deposit. */
  hasCode: boolean;
  rows: readonly Row[];
  isFitting: (row: Row) => boolean;
  /** The brand gives nobody a bonus unasked. */
  isDeclinedByDefault: boolean;
}

interface OfRow {
  id: string;
  offers: readonly { id: string }[];
}

/**
 * What goes with a deposit. (BON-05) It follows the amount: an offer that no longer fits makes room for the first that does, or
 * for none, and is back with an amount that fits.
 */
export function choiceOf<Row extends OfRow>(options: ChoiceOptions<Row>): BonusChoice<Row> {
  const { wish, openerId, hasCode, rows, isFitting, isDeclinedByDefault } = options;
  if (wish === 'declined' || wish === 'code') return { kind: wish };
  const wanted = rowOf(rows, wish?.bonusId ?? openerId);
  if (wanted && isFitting(wanted)) return { kind: 'offer', row: wanted };
  if (wish === null && hasCode) return { kind: 'code' };
  const first = isDeclinedByDefault ? undefined : rows.find(isFitting);
  return first ? { kind: 'offer', row: first } : { kind: 'declined' };
}

/** The row of an offer, found by any of its items. */
export function rowOf<Row extends OfRow>(rows: readonly Row[], id: string | undefined): Row | undefined {
  return rows.find((row) => row.offers.some((offer) => offer.id === id));
}

export interface BonusRequest {
  bonusId?: string;
  isBonusDecline: boolean;
}

/**
 * The bonus part of a deposit request. An open code box without a code counts as a decline. (wire 8.2) The offer of a code is named like
 * any other: if a named offer is not available, say because rates have moved, the deposit is refused, whereas a code that merely waits
 * would be dropped silently.
 */
export function bonusRequest(choice: BonusChoice<OfRow>, code: { bonusId: string | null } | undefined): BonusRequest {
  const bonusId = choice.row?.id ?? (choice.kind === 'code' ? code?.bonusId : null);
  return { ...(bonusId ? { bonusId } : {}), isBonusDecline: choice.kind === 'declined' || (choice.kind === 'code' && !code) };
}

/** Which amount a deposit form opens with: what the opener's offer asks for, where that is more than the usual and the method takes it. (wire 12.6) */
export function openingAmount(usual: number | undefined, limits: { min: number; max: number }, offerMin: number | null): number {
  const start = usual ?? limits.min;
  return offerMin !== null && offerMin > start && offerMin <= limits.max ? offerMin : start;
}
