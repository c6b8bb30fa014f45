import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** The older way of a browser: it asks the page what to copy. */
function commandOf(taken: string[]) {
  return () => {
    const event = new Event('copy', { cancelable: true });
    Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => taken.push(text) } });
    document.dispatchEvent(event);
    return true;
  };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('copies on a page without TLS, where browsers hide the clipboard', async () => {
  const taken: string[] = [];
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  Object.assign(document, { execCommand: commandOf(taken) });
  expect(await copyText('TQn9Y2')).toBe(true);
  expect(taken).toEqual(['TQn9Y2']);
});

it('says so when the browser refuses both ways', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no leave', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  expect(await copyText('TQn9Y2')).toBe(false);
});
