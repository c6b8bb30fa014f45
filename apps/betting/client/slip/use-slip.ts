import { read, store, useStored } from '#client/settings/stored.ts';
import { emptySlip, toggleLeg, type Slip, type SlipLeg } from './slip.ts';

const key = 'betting.slip';

function isSlip(value: unknown): value is Slip {
  const slip = value as Partial<Slip> | null;
  return (
    typeof slip === 'object' &&
    slip !== null &&
    Array.isArray(slip.legs) &&
    Array.isArray(slip.sizes) &&
    typeof slip.stake === 'string' &&
    slip.legs.every(
      (leg: Partial<SlipLeg>) => typeof leg.outcomeId === 'string' && typeof leg.price === 'string' && Array.isArray(leg.competitors),
    )
  );
}

/** The slip of this browser. It outlives the page, and a player who signs in finds it as it was. */
export function useSlip(): Slip {
  return useStored(key, emptySlip, isSlip)[0];
}

export const currentSlip = (): Slip => read(key, emptySlip, isSlip);

export function changeSlip(change: (slip: Slip) => Slip): void {
  store(key, change(currentSlip()));
}

export const toggleOnSlip = (leg: SlipLeg): void => changeSlip((slip) => toggleLeg(slip, leg));
