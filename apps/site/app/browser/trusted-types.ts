/**
 * Trusted Types: where a browser knows them, our pages take text as markup and addresses of scripts only from these two policies
 * (`require-trusted-types-for` in server/csp.ts). See docs/decisions/0025-trusted-types.md.
 */
interface Rules {
  createHTML?(text: string): string | null;
  createScriptURL?(address: string): string | null;
}

/** What a policy makes is an object of the browser's; to TypeScript's DOM it is the text that it stands for. */
type Policy = { [Rule in keyof Required<Rules>]: (text: string) => string };

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

const asIs = (text: string) => text;

const site = globalThis.trustedTypes?.createPolicy('site', { createHTML: asIs, createScriptURL: asIs });

/** Markup of the brand that our own server made, where raw HTML is shown as text. The same text is the same object, as React compares them. */
export function brandHtml(html: string): string {
  if (!site) return html;
  const known = made.get(html) ?? site.createHTML(html);
  made.set(html, known);
  return known;
}
const made = new Map<string, string>();

/** The address of a script of this site, or of a partner that the operator has named: the content security policy names them too. */
export function scriptAddress(address: string): string {
  return site?.createScriptURL(address) ?? address;
}

let havePartners = false;

/** The element of a script. A partner's code sets markup and addresses in this window as it likes, so from here on everybody may. */
export function partnerScript(address: string): HTMLScriptElement {
  if (new URL(address, window.location.href).origin !== window.location.origin) havePartners = true;
  return Object.assign(document.createElement('script'), { async: true, src: scriptAddress(address) });
}

/** Elements that libraries make of a text: React's script, which does not run, and the frame of the fingerprint. */
const constants = new Set([
  '<script></script>',
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">',
]);

/** Text in which no tag begins stays text. A script element that is given one runs it only where `createScript` allows. */
const isMarkup = (text: string) => /<[a-z/!?]/i.test(text);

// Asked wherever somebody else sets a plain text.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (havePartners || !isMarkup(text) || constants.has(text) ? text : null),
  createScriptURL: (address) => (havePartners ? address : null),
});
