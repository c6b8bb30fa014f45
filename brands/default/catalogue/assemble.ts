import type { Game } from '@verdigale/brand-schema';
import { picks } from './collections.ts';
import type { GameDraft } from './draft.ts';

/** How many games count as new, and as popular. */
const NEW_COUNT = 30;
const POPULAR_COUNT = 36;

/** Latin letters and digits of a name, joined by hyphens: `Engraver's Night` → `engravers-night`. */
export function identityOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Who serves every game: the studio that comes with the product, whichever studio a game goes by. */
const SERVER = 'verdigale-studio';

/** The games of all studios in the brand's order: by score. */
export function assemble(byProvider: Readonly<Record<string, readonly GameDraft[]>>): Game[] {
  const drafts = Object.entries(byProvider).flatMap(([provider, games]) =>
    games.map((draft) => ({ ...draft, provider, identity: identityOf(draft.name) })),
  );
  const newest = top(drafts, NEW_COUNT, (a, b) => b.releasedAt.localeCompare(a.releasedAt));
  // What is hot has a row of its own already.
  const others = drafts.filter(({ identity }) => !picks.hot.includes(identity));
  const popular = top(others, POPULAR_COUNT, (a, b) => b.score - a.score);
  const ordered = drafts.toSorted((a, b) => b.score - a.score || a.identity.localeCompare(b.identity));
  return ordered.map((draft) => {
    const { identity, type } = draft;
    const isTurbo = type === 'crash' || type === 'instant';
    const membership = {
      hot: picks.hot.includes(identity),
      recommended: picks.recommended.includes(identity),
      new: newest.has(identity),
      popular: popular.has(identity),
      turbogames: isTurbo,
    };
    const collections = [type, ...Object.keys(membership).filter((name) => membership[name as keyof typeof membership])];
    const labels = [
      ...(membership.new ? ['new'] : []),
      ...(membership.hot ? ['hot'] : []),
      ...(type === 'jackpot' ? ['jackpot'] : []),
      ...(isTurbo ? ['fast-games'] : []),
    ];
    return { ...draft, collections, labels, platforms: [1, 2], launch: { provider: SERVER, gameCode: identity } };
  });
}

function top<T extends { identity: string }>(items: readonly T[], count: number, order: (a: T, b: T) => number): Set<string> {
  return new Set(
    items
      .toSorted((a, b) => order(a, b) || a.identity.localeCompare(b.identity))
      .slice(0, count)
      .map(({ identity }) => identity),
  );
}
