import { expect, it } from 'vitest';
import { arrangeLoads } from './arrange-loads.ts';

const face = '<link as="font" crossorigin="" href="/f.woff2" rel="preload" type="font/woff2"/>';
const script = (name: string) => `<link rel="modulepreload" href="/${name}.js"/>`;
const styles = '<link rel="stylesheet" href="/a.css"/><style>b{}</style>';

it('loads styles first, then faces, and scripts once and with low priority after the page', () => {
  const html = `<html><head><title>T</title>${face}${script('a')}${script('b')}${script('a')}${styles}</head><body><main>M</main><script type="module" async="">import "/a.js"</script></body></html>`;
  const low = (name: string) => `<link fetchpriority="low" rel="modulepreload" href="/${name}.js"/>`;
  expect(arrangeLoads(html)).toBe(
    `<html><head><title>T</title>${styles}${face}</head><body><main>M</main>${low('a')}${low('b')}<script type="module" async="">import "/a.js"</script></body></html>`,
  );
});

it('leaves what has no head as it is', () => {
  expect(arrangeLoads('Not found')).toBe('Not found');
});
