import { directionOf, languageTag } from '@verdigale/language';
import { textAt, type ContentTree } from '../../app/content/content-tree.ts';
import { bareMark, bareStyle } from '../bare-page.ts';
import type { SiteColours } from '../brand.ts';
import { policyHash } from '../policy-hash.ts';

// Nobody has to press anything: back online the page loads what was asked for.
const script = `addEventListener('online',function(){location.reload()})`;
const noTextAsCode = "require-trusted-types-for 'script'; trusted-types 'none'";
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the service worker shows without a connection: the same for everybody, whole in one file, no word of a player in it. */
export function offlinePage(layout: ContentTree, locale: string, colours: SiteColours) {
  const style = bareStyle('dark', colours);
  const text = (name: string) => escapeHtml(textAt(layout, ['app', 'offline', name]));
  return {
    html: `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text('title')}</title><style>${style}</style><script>${script}</script></head><body><main>${bareMark}<h1>${text('title')}</h1><p>${text('text')}</p><a href="">${text('retry')}</a></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src ${policyHash(style)}; script-src ${policyHash(script)}; base-uri 'none'; frame-ancestors 'self'; ${noTextAsCode}`,
    },
  };
}
