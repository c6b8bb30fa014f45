import type { ContentTree, ContentValue } from '../app/content/content-tree.ts';

const isTree = (value: ContentValue | undefined): value is ContentTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `own` over `fallback`, key by key; a list counts as one value. Neither argument is changed. (A 1) */
export function mergeContent(fallback: ContentTree, own: ContentTree): ContentTree {
  const merged: ContentTree = { ...fallback };
  for (const [key, value] of Object.entries(own)) {
    const below = fallback[key];
    merged[key] = isTree(value) && isTree(below) ? mergeContent(below, value) : value;
  }
  return merged;
}
