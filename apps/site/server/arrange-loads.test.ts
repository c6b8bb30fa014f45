import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrangeLoads } from './arrange-loads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nonce = 'n';
const face = '<link as="font" crossorigin="" href="/f.woff2" rel="preload" type="font/woff2"/>';
const script = (name: string) => `<link rel="modulepreload" href="/${name}.js"/>`;
const styles = '<link rel="stylesheet" href="/a.css"/><style>b{}</style>';
const module = '<script nonce="n" type="module" async="">import "/a.js"</script>';

/** The document with its last script left out, which puts the template into the page. */
const withoutStart = (html: string) => html.replace(/<script nonce="n">\(function[^<]*<\/script>/, '');

it('loads styles first, then faces, and keeps scripts back, each once, where a frame is drawn before', () => {
  const html = `<html><head><title>T</title>${face}${script('a')}${script('b')}${script('a')}${styles}</head><body><main>M</main><script>x</script>${module}<script>y</script></body></html>`;
  const arranged = arrangeLoads(html, { nonce });
  expect(withoutStart(arranged)).toBe(
    `<html><head><title>T</title>${styles}${face}</head><body><main>M</main><script>x</script><template>${script('a')}${script('b')}${module}</template><script>y</script></body></html>`,
  );
  expect(arranged).toContain('</template><script nonce="n">(function');
});

/** Runs the script behind the template of this page. */
function start() {
  const template = {
    isConnected: true,
    content: 'scripts',
    replaceWith: vi.fn<(content: string) => void>(() => void (template.isConnected = false)),
  };
  const code = /<script nonce="n">(\(function[^<]*)<\/script>/.exec(
    arrangeLoads(`<html><head></head><body>${module}</body></html>`, { nonce }),
  )![1]!;
  vi.stubGlobal('document', { currentScript: { previousSibling: template } });
  // Code of ours, as the page runs it.
  // oxlint-disable-next-line no-eval
  (0, eval)(code);
  return template.replaceWith;
}

it('puts the scripts into the page after its first frame', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const replaced = start();
  vi.advanceTimersByTime(500);
  expect(replaced).not.toHaveBeenCalled();
  frames[0]!();
  expect(replaced).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(replaced).toHaveBeenCalledExactlyOnceWith('scripts');
  vi.advanceTimersByTime(5_000);
  expect(replaced).toHaveBeenCalledOnce();
});

it('puts them there after a second where no frame is drawn', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const replaced = start();
  vi.advanceTimersByTime(999);
  expect(replaced).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(replaced).toHaveBeenCalledExactlyOnceWith('scripts');
});

it('asks for the texts of the page with its scripts', () => {
  expect(arrangeLoads(`<html><head></head><body>${module}</body></html>`, { nonce, texts: '/content/en/start.1.json' })).toContain(
    `<body><template><link as="fetch" crossorigin="" href="/content/en/start.1.json" rel="preload"/>${module}</template>`,
  );
});

it('leaves what has no head as it is', () => {
  expect(arrangeLoads('Not found', { nonce })).toBe('Not found');
});
