import headingUrl from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import textUrl from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/** The two files that a page in Latin script preloads (`as="font" type="font/woff2" crossorigin`); others load by range. */
export const preloadedFonts: readonly string[] = [textUrl, headingUrl];
