import { policyHash } from './policy-hash.ts';

const style = `:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;text-align:center}`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment</title><style>${style}</style></head><body><main><h1>Something went wrong</h1><p>The site cannot be shown right now. Please try again in a moment.</p></main></body></html>`;

/** The page when nothing else can be rendered: without texts, catalogue or locale, since those come from the platform. */
export function failurePage() {
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${policyHash(style)}; base-uri 'none'; frame-ancestors 'self'`,
    },
  };
}
