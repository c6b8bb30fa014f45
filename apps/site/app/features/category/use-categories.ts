import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import type { CategoryLook } from './category-look.ts';

export interface Category {
  identity: string;
  label: string;
  icon: string | undefined;
}

/** The platform's collections in its order, named by the brand where it has a name for them. */
export function useCategories(): readonly Category[] {
  const text = useContent('globalComponents');
  const looks = text.list<CategoryLook>('globalComponents.categories.categoriesList');
  return useRootData().collections.map(({ identity, name }) => {
    const look = looks.find((item) => item.identity === identity);
    return { identity, label: look?.label ?? name, icon: look?.icon };
  });
}
