import type { LoyaltyLevel } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';

/** What a level is called in the page's language; by its own name where the brand's texts have none. */
export function useLevelName(): (level: Pick<LoyaltyLevel, 'id' | 'name'>) => string {
  const text = useContent('globalComponents');
  return ({ id, name }) => text.dynamic('globalComponents.loyalty.names', id) ?? name;
}
