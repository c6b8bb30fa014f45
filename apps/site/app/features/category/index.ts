export { CategoryList } from './category-list.tsx';
export { categoryLooks } from './category-look.ts';
export { menuIcon } from './menu-icon.ts';
export { useCategories } from './use-categories.ts';
