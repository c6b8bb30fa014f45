import type { HelpOrganisation } from '@verdigale/contract';

export interface CountryHelp {
  country: string;
  organisations: HelpOrganisation[];
}

/** Organisations for somebody in this country, its own before those of everywhere, and all others by country. */
export function helpByCountry(all: readonly HelpOrganisation[], country: string | null): { near: HelpOrganisation[]; far: CountryHelp[] } {
  const groups = Map.groupBy(all, (each) => each.country);
  const of = (code: string | null) => groups.get(code) ?? [];
  return {
    near: country === null ? of(null) : [...of(country), ...of(null)],
    far: [...groups].flatMap(([code, organisations]) => (code === null || code === country ? [] : { country: code, organisations })),
  };
}
