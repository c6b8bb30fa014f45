import { kept } from '../../engine/kept.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { stripOf } from '../../engine/strip-of.ts';
import type { Outcome } from '../game.ts';
import { risks, type Risk, type WheelTitle } from './titles.ts';

/** Pays are in hundredths of the stake. */
export const unitsPerStake = 100;

export interface WheelChoice {
  risk: Risk;
}
export type WheelOutcome = Outcome & { segment: number };

/** What each segment pays, around the wheel: equal ones lie as far apart as they can. */
export function paysOf(title: WheelTitle, risk: Risk): readonly number[] {
  return allPays(title)[risk];
}

const allPays = kept(({ wheels, segments }: WheelTitle) => {
  const around = (paying: WheelTitle['wheels'][Risk]): number[] => {
    const empty = segments - paying.reduce((sum, [, count]) => sum + count, 0);
    return stripOf([empty, ...paying.map(([, count]) => count)]).map((kind) => paying[kind - 1]?.[0] ?? 0);
  };
  return { low: around(wheels.low), medium: around(wheels.medium), high: around(wheels.high) };
});

/** The choice that was sent, or undefined when the game does not offer it. */
export function readWheelChoice(value: unknown): WheelChoice | undefined {
  const { risk, ...rest } = Object(value) as Record<string, unknown>;
  const known = risks.find((name) => name === risk);
  return known && Object.keys(rest).length === 0 ? { risk: known } : undefined;
}

export function turnWheel(title: WheelTitle, source: RandomSource, { risk }: WheelChoice): WheelOutcome {
  const segment = uniformInt(source, title.segments);
  return { segment, pay: paysOf(title, risk)[segment] ?? 0, isOver: true };
}
