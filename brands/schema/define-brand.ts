import type { BrandData } from './brand-data.ts';

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** What has an identity in a list, by the key that holds it (`listKeys` in lay-over.ts). */
type Identified = { identity: string } | { code: string } | { id: string };

/** A list of identified things may name some of the parent's; any other list is replaced as a whole. */
type Layer<T> = T extends readonly (infer Item)[]
  ? readonly (DeepReadonly<Item> | (Item extends Identified ? string : never))[]
  : T extends object
    ? { readonly [Key in keyof T]?: Layer<T[Key]> }
    : T;

/** A brand that stands alone says everything. */
export type WholeBrand = DeepReadonly<BrandData> & { readonly extends?: never };
/** A brand over another one says what is different. */
export type LayeredBrand = Layer<BrandData> & { readonly name: string; readonly extends: string };
export type BrandDefinition = WholeBrand | LayeredBrand;

/** Types what `brands/<name>/brand.ts` exports as `brand`. Its values are checked when `loadBrand` reads the file. */
export function defineBrand(definition: BrandDefinition): BrandDefinition {
  return definition;
}
