import { createStoredChoice } from '../stored-choice.ts';

/** The region that the player picked in the wallet; only then it is sent with payment calls. (wire 8.1, wire 17) */
const choice = createStoredChoice('paymentGeo');

export const pickRegion = (country: string) => choice.pick(country);

/** The picked region, or null while the detected one is used. */
export const usePickedRegion = choice.useCurrent;
