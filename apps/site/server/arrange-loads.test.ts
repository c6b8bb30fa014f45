import { expect, it } from 'vitest';
import { arrangeLoads } from './arrange-loads.ts';

const face = '<link as="font" crossorigin="" href="/f.woff2" rel="preload" type="font/woff2"/>';
const script = (name: string) => `<link rel="modulepreload" href="/${name}.js"/>`;
const styles = '<link rel="stylesheet" href="/a.css"/><style>b{}</style>';

it('loads styles first, then faces, and scripts once and with low priority after the page', () => {
  const html = `<html><head><title>T</title>${face}${script('a')}${script('b')}${script('a')}${styles}</head><body><main>M</main><script>x</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>`;
  const low = (name: string) => `<link fetchpriority="low" rel="modulepreload" href="/${name}.js"/>`;
  expect(arrangeLoads(html)).toBe(
    `<html><head><title>T</title>${styles}${face}</head><body><main>M</main><script>x</script>${low('a')}${low('b')}<script nonce="n" type="module" async="">import "/a.js"</script></body></html>`,
  );
});

it('asks for the texts of the page with its scripts', () => {
  const html = '<html><head></head><body><script nonce="n" type="module" async="">import "/a.js"</script></body></html>';
  expect(arrangeLoads(html, '/content/en/start.1.json')).toContain(
    '<body><link as="fetch" crossorigin="" fetchpriority="low" href="/content/en/start.1.json" rel="preload"/><script nonce="n" type="module"',
  );
});

it('leaves what has no head as it is', () => {
  expect(arrangeLoads('Not found')).toBe('Not found');
});
