import { listAt, type ContentTree } from '#app/content/content-tree.ts';

/** How the brand shows a category, by the platform's identity of it. */
export interface CategoryLook {
  identity: string;
  label: string;
  icon?: string;
}

/** The brand's looks, for loaders; components have `useCategories`. */
export function categoryLooks(globalComponents: ContentTree): readonly CategoryLook[] {
  return listAt<CategoryLook>(globalComponents, ['categories', 'categoriesList']);
}
