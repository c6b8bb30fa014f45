export { createSite, type SiteOptions } from './create-site.ts';
