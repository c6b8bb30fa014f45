import type { CallQuery, LoyaltyLevel, PageMeta } from '@verdigale/contract';
import { pageOf, type Kernel } from '#kernel';
import { viewLevels } from './view-account.ts';

/** The levels, lowest first unless asked otherwise; none where the brand has no programme. By order or by points is the same. (wire 9.2) */
export function listLevels(
  { config }: Pick<Kernel, 'config'>,
  { sortOrder, ...request }: CallQuery<'retention.levels'>,
): { data: LoyaltyLevel[]; meta: PageMeta } {
  const levels = viewLevels(config.loyalty?.levels ?? []);
  if (sortOrder === 'desc') levels.reverse();
  const page = pageOf(request);
  return { data: levels.slice(page.offset, page.offset + page.limit), meta: page.meta(levels.length) };
}
