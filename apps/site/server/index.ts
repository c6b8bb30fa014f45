export type { SiteBrand } from './brand.ts';
export { createSite, type SiteOptions } from './create-site.ts';
export { pageTitles } from './page-titles.ts';
export { readThemes } from './read-themes.ts';
