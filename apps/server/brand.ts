import { coverColours } from '@verdigale/art';
import { loadBrand as readBrand } from '@verdigale/brand-schema/load';

export type Brand = Awaited<ReturnType<typeof loadBrand>>;

/** The brand of this folder below `brands/`, its games with the colours of the covers that are drawn for them. */
export async function loadBrand(name: string) {
  const brand = await readBrand(name);
  const games = brand.catalogue.games.map((game) => ({ ...game, colours: coverColours({ ...game, category: game.type }) }));
  return { ...brand, catalogue: { ...brand.catalogue, games } };
}
