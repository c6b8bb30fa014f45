import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as TrustedTypes from './trusted-types.ts';

type Rule = (text: string) => string | null;
type Rules = Record<'createHTML' | 'createScriptURL', Rule> & { createScript?: Rule };

const policies = new Map<string, Rules>();
let site: typeof TrustedTypes;

beforeEach(async () => {
  vi.resetModules();
  policies.clear();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      policies.set(name, rules);
      // A browser answers objects, which are compared by what they are.
      return { createHTML: (text: string) => ({ text: rules.createHTML(text) }), createScriptURL: (text: string) => ({ text }) };
    },
  });
  vi.stubGlobal('window', { location: new URL('https://site.test/games') });
  vi.stubGlobal('document', { createElement: () => ({}) });
  site = await import('./trusted-types.ts');
});
afterEach(() => vi.unstubAllGlobals());

const asMarkup = (text: string) => policies.get('default')!.createHTML(text);
const asAddress = (text: string) => policies.get('default')!.createScriptURL(text);

it.each(['<img src=x onerror=alert(1)>', 'a</title><b>', '<!--', '<?x', 'a <SCRIPT>alert(1)</SCRIPT>', '<script></script><b>'])(
  'a text that would be markup is refused: %s',
  (text) => expect(asMarkup(text)).toBeNull(),
);

it.each(['', 'a < b && c > d', '((e,t)=>{e<=t})("x")', '<script></script>'])('what makes no element that runs is taken: %j', (text) =>
  expect(asMarkup(text)).toBe(text),
);

it('no text is an address of a script, and none is a script', () => {
  expect([asAddress('/sw.js'), asAddress('https://evil.test/a.js'), asAddress('data:,1')]).toEqual([null, null, null]);
  expect(policies.get('default')!.createScript).toBeUndefined();
});

it('the brand’s markup and addresses of scripts are made on purpose; the same markup is the same thing', () => {
  expect(site.brandHtml('<p>Terms</p>')).toEqual({ text: '<p>Terms</p>' });
  expect(site.brandHtml('<p>Terms</p>')).toBe(site.brandHtml('<p>Terms</p>'));
  expect(site.scriptAddress('/sw.js')).toEqual({ text: '/sw.js' });
});

it('a script of our own changes nothing; with one of a partner texts are taken as they are', () => {
  expect(site.partnerScript('/sportsbook-client/init.js')).toEqual({ async: true, src: { text: '/sportsbook-client/init.js' } });
  expect(asMarkup('<b>')).toBeNull();
  site.partnerScript('https://chat.test/widget.js');
  expect([asMarkup('<b>'), asAddress('https://chat.test/more.js')]).toEqual(['<b>', 'https://chat.test/more.js']);
});

it('browsers without Trusted Types get the texts', async () => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', undefined);
  const plain = await import('./trusted-types.ts');
  expect([plain.brandHtml('<p>'), plain.scriptAddress('/sw.js')]).toEqual(['<p>', '/sw.js']);
});
