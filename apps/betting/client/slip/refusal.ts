import { codeOf, faultsOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { outcomeName } from '#client/odds/names.ts';
import { textOf, type Text } from '#client/texts/texts.ts';
import type { SlipLeg } from './slip.ts';

export interface RefusalWords {
  /** Why, with what is refused by name. */
  lines: string[];
  /** What could be staked on a line instead, in main units; null where that is not the matter. */
  possibleStake: string | null;
}

const names = new Map<number, string>(Object.entries(errors).map(([name, { code }]) => [code, name]));

/** Why a bet was refused, in words. */
export function refusalWords(text: Text, error: unknown, legs: readonly SlipLeg[], shown: (price: string) => string): RefusalWords {
  const code = codeOf(error);
  const faults = faultsOf(error);
  const lines = legs.flatMap((leg, at) => {
    const fault = faults[`legs.${at}`];
    if (fault === undefined) return [];
    const name = outcomeName(text, leg, leg.outcome, leg.competitors);
    if (code === errors.priceChanged.code) return [text('refusal.price', { name, from: shown(leg.price), to: shown(fault) })];
    if (code === errors.betClosed.code) return [text('refusal.closed', { name, why: textOf(text, `closed.${fault}`) ?? fault })];
    return [];
  });
  const together = faults['builderPrice'];
  if (together !== undefined) lines.push(text('refusal.builder', { price: shown(together) }));
  const possibleStake = code === errors.sportStakeTooHigh.code ? (faults['unitStake'] ?? null) : null;
  if (lines.length > 0) return { lines, possibleStake };
  const why = code === errors.legsNotCombined.code ? `.${faults['legs']}` : '';
  return { lines: [reasonWords(text, `${names.get(Number(code)) ?? ''}${why}`)], possibleStake };
}

/** A reason of the platform's catalogue in words. */
export const reasonWords = (text: Text, reason: string): string => textOf(text, `reason.${reason}`) ?? text('reason.other');
