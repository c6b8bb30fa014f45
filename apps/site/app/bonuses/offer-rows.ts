import { groupsOf } from './groups-of.ts';

interface Packed {
  id: string;
  name: string;
  package?: { id: string; name: string } | null;
  packagePriority?: number | null;
}

/** One row of a list: an offer, or a package of several. What is asked for is the row's id, which is its first item's. (wire 8.2) */
export interface OfferRow<T> {
  id: string;
  name: string;
  isPackage: boolean;
  offers: readonly [T, ...T[]];
}

/** A package is one row. */
export function offerRows<T extends Packed>(offers: readonly T[]): OfferRow<T>[] {
  return groupsOf(offers, (offer) => offer.package?.id).map((items) => {
    const [{ id, name, package: pack }] = items;
    return { id, name: pack?.name ?? name, isPackage: pack != null, offers: items };
  });
}
