import { directionOf, languageTag } from '@verdigale/language';
import { textAt, type ContentTree } from '../../app/content/content-tree.ts';
import type { SiteColours } from '../brand.ts';
import { policyHash } from '../policy-hash.ts';

const styleOf = ({ ground, text, faintText, accent, onAccent, gain, focus }: SiteColours) =>
  `:root{color-scheme:dark}body{display:grid;place-content:center;min-height:100vh;min-height:100dvh;margin:0;padding:1.5rem;box-sizing:border-box;background:${ground};color:${text};font:1rem/1.5 system-ui,sans-serif;text-align:center}main{display:grid;justify-items:center;gap:1rem;max-width:26rem}svg{width:6rem;fill:none;stroke:${accent};stroke-width:.7}ellipse:nth-child(even){stroke:${gain}}h1,p{margin:0}h1{font-size:1.75rem;line-height:1.15}p{color:${faintText}}a{padding:.7rem 1.5rem;border-radius:10px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid ${focus};outline-offset:2px}`;
// Nobody has to press anything: back online the page loads what was asked for.
const script = `addEventListener('online',function(){location.reload()})`;
const mark = [0, 30, 60, 90, 120, 150].map((turn) => `<ellipse cx="16" cy="16" rx="14.9" ry="6.1" transform="rotate(${turn} 16 16)"/>`);
const noTextAsCode = "require-trusted-types-for 'script'; trusted-types 'none'";
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the service worker shows without a connection: the same for everybody, whole in one file, no word of a player in it. */
export function offlinePage(layout: ContentTree, locale: string, colours: SiteColours) {
  const style = styleOf(colours);
  const text = (name: string) => escapeHtml(textAt(layout, ['app', 'offline', name]));
  return {
    html: `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text('title')}</title><style>${style}</style><script>${script}</script></head><body><main><svg aria-hidden="true" viewBox="0 0 32 32">${mark.join('')}</svg><h1>${text('title')}</h1><p>${text('text')}</p><a href="">${text('retry')}</a></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src ${policyHash(style)}; script-src ${policyHash(script)}; base-uri 'none'; frame-ancestors 'self'; ${noTextAsCode}`,
    },
  };
}
