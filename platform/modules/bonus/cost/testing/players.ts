import { released, type PlayedOffer } from '../offer.ts';
import { edgeOf, type Payouts } from '../payouts.ts';
import { ExactWalk, highestPay, type Worth } from './walk.ts';

/**
 * How a player plays a bonus that takes own money first. He may leave at any time with the own money that is left: `stops` does so at his
 * target, `optimal` whenever that is worth more than going on.
 */
export type Player = { kind: 'plays-on' } | { kind: 'stops'; target: number } | { kind: 'optimal' };

export interface Expected {
  /** What the player has gained on average, in parts of a stake. */
  gain: number;
  /** How much of the bonus has become own money on average. */
  release: number;
}

/**
 * Exact: own money first, then the bonus, with one stake throughout. Own money below one stake counts with the bonus. The bonus's walk begins
 * when the own money is gone and goes on by itself, since its wins return to it.
 */
export function playOffer(payouts: Payouts, offer: PlayedOffer, player: Player): Expected {
  const { own, bonus, stakes } = offer;
  const { perStake, outcomes } = payouts;
  const whole = released(offer, bonus);
  const edge = edgeOf(payouts) * perStake;
  const ofBonus = new ExactWalk(payouts, stakes, releaseWorth(offer));
  const top = Math.max(own, stakes * perStake);
  const size = top + highestPay(payouts) + 1;
  let gain = Float64Array.from({ length: size }, (_, balance) => balance + whole);
  let release = new Float64Array(size).fill(whole);
  for (let left = 1; left <= stakes; left += 1) {
    ofBonus.back();
    const [gainAfter, releaseAfter] = [gain, release];
    [gain, release] = [new Float64Array(size), new Float64Array(size)];
    for (let balance = 0; balance < size; balance += 1) {
      if (balance < perStake) {
        gain[balance] = release[balance] = ofBonus.at(balance + bonus);
        continue;
      }
      // Above the table's top nothing can go broke: the rest of the stakes costs the edge, and brings the whole bonus.
      let [goesOn, releases] = balance > top ? [balance - edge * left + whole, whole] : [0, 0];
      if (balance <= top) {
        for (const { pay, chance } of outcomes) {
          goesOn += chance * gainAfter[balance - perStake + pay]!;
          releases += chance * releaseAfter[balance - perStake + pay]!;
        }
      }
      const stops = player.kind === 'optimal' ? balance > goesOn : player.kind === 'stops' && balance >= player.target;
      gain[balance] = stops ? balance : goesOn;
      release[balance] = stops ? 0 : releases;
    }
  }
  return own > 0 ? { gain: gain[own]! - own, release: release[own]! } : { gain: ofBonus.at(bonus), release: ofBonus.at(bonus) };
}

/** The released sum as the worth of the walk of bonus money. */
function releaseWorth(offer: PlayedOffer): Worth {
  const kept = offer.isCashable ? 0 : offer.bonus;
  return {
    done: (balance) => released(offer, balance),
    broke: () => 0,
    each: 0,
    straightFrom: kept + (offer.cap ?? 0),
    slope: offer.cap === null ? 1 : 0,
  };
}
