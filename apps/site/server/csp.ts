import { reportPath } from './csp-reports.ts';
import { policyHash } from './policy-hash.ts';

export interface CspOptions {
  /** The site's own origins: their sockets are allowed beside their calls. */
  origins: readonly string[];
  /** Origins of studios and payment pages that are shown in frames. */
  frameOrigins: readonly string[];
  /** Origins that a payment form may be sent to. */
  formOrigins: readonly string[];
  /** Scripts of partners' widgets, by their full address. */
  scriptUrls?: readonly string[];
  /** Whether the operator's tag container may be loaded; the browser asks the visitor first. */
  counts: boolean;
  /** Origins of partners whose scripts run in our pages, with calls, frames, styles and pictures of their own. */
  partnerOrigins: readonly string[];
}

/** Where a tag container comes from, and where its measurements go. */
const tagOrigins = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

export interface SealedHtml {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Takes the render's secret nonce out of the HTML and answers the hashes of exactly those inline scripts and styles that
 * carried it. The nonce is random per render and never leaves the server, so markup that somebody smuggled into the page
 * cannot carry it, gets no hash and does not run. The result may be cached together with its header.
 * See docs/decisions/0006-policy-by-hash.md.
 */
export function sealHtml(rendered: string, nonce: string): SealedHtml {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  for (const [, tag, attributes, content] of rendered.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!content || !attributes?.includes(attribute)) continue;
    (tag === 'script' ? scriptHashes : styleHashes).add(policyHash(content));
  }
  return { html: rendered.replaceAll(attribute, ''), scriptHashes: [...scriptHashes], styleHashes: [...styleHashes] };
}

/** A policy knows addresses without their query. */
const withoutQuery = (url: string) => url.replace(/\?.*$/, '');

/** The policy of one page. `style=` attributes are allowed (two colours a tile); style elements only by hash. */
export function cspHeader(
  { origins, frameOrigins, formOrigins, partnerOrigins, scriptUrls = [], counts }: CspOptions,
  page: Omit<SealedHtml, 'html'>,
): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const tags = counts ? tagOrigins : [];
  const scripts = scriptUrls.map(withoutQuery).filter((url) => !partnerOrigins.includes(new URL(url).origin));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...tags.slice(0, 1), ...page.scriptHashes, ...partnerOrigins, ...scripts],
    'style-src': ["'self'", ...page.styleHashes, ...partnerOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tags, ...partnerOrigins],
    'connect-src': ["'self'", ...sockets, ...tags, ...partnerOrigins],
    'frame-src': ["'self'", ...frameOrigins, ...partnerOrigins],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Those of app/browser/trusted-types.ts; a partner's script has some of its own.
    'trusted-types': ['site', 'default', ...(counts || partnerOrigins.length + scriptUrls.length > 0 ? ['*'] : [])],
    'report-uri': [reportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Headers of every answer of the site beside the policy. */
export const securityHeaders = (cameraOrigins: readonly string[]) => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': `camera=(${cameraOrigins.map((origin) => `"${origin}"`).join(' ')}), microphone=(), geolocation=(), payment=()`,
});
