import { use, type ReactNode } from 'react';
import { ContentContext } from '#app/content/content-source.ts';
import type { ContentTree } from '#app/content/content-tree.ts';

interface BrandTextsProps {
  /** What differs, by the file of a modal: `{ signUp: { tabsDisplay: 'phone' } }`. */
  modals: Readonly<Record<string, ContentTree>>;
  children: ReactNode;
}

/** A part below `renderSite` as a brand has it that says this in its modals. */
export function BrandTexts({ modals, children }: BrandTextsProps) {
  const source = use(ContentContext);
  const own = source.get('modals') as Record<string, ContentTree>;
  const said = Object.fromEntries(Object.entries(modals).map(([name, texts]) => [name, { ...own[name], ...texts }]));
  const get = (name: string) => (name === 'modals' ? { ...own, ...said } : source.get(name));
  return <ContentContext value={{ ...source, get }}>{children}</ContentContext>;
}
