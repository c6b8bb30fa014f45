import { codeOf, extraOf, faultsOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { eventName, outcomeName } from '#client/odds/names.ts';
import { textOf, type Text } from '#client/texts/texts.ts';
import type { Placement } from './placing.ts';
import { countedLegs } from './slip.ts';

export interface RefusalWords {
  /** Why, with what is refused by name. */
  lines: string[];
  /** What could be staked on a line instead, in main units; null where that is not the matter. */
  possibleStake: string | null;
}

const names = new Map<number, string>(Object.entries(errors).map(([name, { code }]) => [code, name]));

/** Why a bet was refused, in words, and when there is more of a limit. */
export function refusalWords(
  text: Text,
  error: unknown,
  placement: Pick<Placement, 'legs' | 'mode'>,
  shown: (price: string) => string,
  moment: (iso: string) => string,
): RefusalWords {
  const code = codeOf(error);
  const faults = faultsOf(error);
  const counted = countedLegs(placement);
  // In the order in which they were sent.
  const lines = counted
    .flatMap(({ parts }) => parts)
    .flatMap((leg, at) => {
      const fault = faults[`legs.${at}`];
      if (fault === undefined) return [];
      const name = outcomeName(text, leg, leg.outcome, leg.competitors);
      if (code === errors.priceChanged.code) return [text('refusal.price', { name, from: shown(leg.price), to: shown(fault) })];
      if (code === errors.betClosed.code) return [text('refusal.closed', { name, why: textOf(text, `closed.${fault}`) ?? fault })];
      return [];
    });
  for (const { builder, parts } of counted) {
    const fault = builder === null ? undefined : faults[`builders.${builder}`];
    if (fault === undefined) continue;
    const name = eventName(parts[0]!.competitors);
    if (code === errors.priceChanged.code) lines.push(`${name}: ${text('refusal.builder', { price: shown(fault) })}`);
    if (code === errors.legsNotCombined.code) lines.push(`${name}: ${reasonWords(text, `legsNotCombined.${fault}`)}`);
  }
  const said = faults['unitStake'];
  const isOfBonus = said === 'bonus' || code === errors.stakeTooHigh.code;
  const possibleStake = code === errors.invalid.code || said === 'bonus' ? null : (said ?? null);
  if (lines.length > 0) return { lines, possibleStake };
  const reason = `${names.get(Number(code)) ?? ''}${isOfBonus ? '.bonus' : ''}`;
  return { lines: wholeWords(text, { reason, until: extraOf(error).until }, moment), possibleStake };
}

/** A reason that is about no leg, in words, and when a limit leaves more. */
export function wholeWords(
  text: Text,
  { reason, until }: { reason: string; until?: string | undefined },
  moment: (iso: string) => string,
): string[] {
  const why = reasonWords(text, reason);
  return until === undefined ? [why] : [why, text('refusal.resets', { date: moment(until) })];
}

/** A reason of the platform's catalogue in words. */
export const reasonWords = (text: Text, reason: string): string => textOf(text, `reason.${reason}`) ?? text('reason.other');
