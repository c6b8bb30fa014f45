/** Lists whose entries a brand may take over from its parent by naming them, with the key that holds their name. */
export const listKeys: Readonly<Record<string, string>> = {
  'settings.locales': 'code',
  'settings.currencies': 'code',
  'settings.countries': 'code',
  'catalogue.providers': 'identity',
  'catalogue.collections': 'identity',
  'catalogue.games': 'identity',
  paymentMethods: 'id',
  'loyalty.levels': 'id',
  'bonuses.campaigns': 'code',
  quests: 'identity',
  tournaments: 'identity',
};

type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a brand says over what its parent says, key by key; a list counts as one value. A text in one of the lists above stands
 * for the parent's entry of that name; one that the parent lacks stays a text and is added to `faults`. Changes neither argument.
 */
export function layOver(parent: Tree, own: Tree, faults: Map<string, string>, path = ''): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...parent };
  for (const [key, value] of Object.entries(own)) {
    const at = path + key;
    const below = parent[key];
    const nameKey = listKeys[at];
    if (nameKey && Array.isArray(value) && Array.isArray(below)) merged[key] = choose(value, below, { at, nameKey, faults });
    else merged[key] = isTree(value) && isTree(below) ? layOver(below, value, faults, `${at}.`) : value;
  }
  return merged;
}

interface Choice {
  at: string;
  nameKey: string;
  faults: Map<string, string>;
}

function choose(entries: readonly unknown[], below: readonly unknown[], { at, nameKey, faults }: Choice): unknown[] {
  return entries.map((entry, position) => {
    if (typeof entry !== 'string') return entry;
    const found = below.find((other) => isTree(other) && other[nameKey] === entry);
    if (found === undefined) faults.set(`${at}.${position}`, `the brand that it extends has no "${entry}"`);
    return found ?? entry;
  });
}
