import { bareMark, bareStyle } from './bare-page.ts';
import type { SiteBrand, SiteColours } from './brand.ts';
import { policyHash } from './policy-hash.ts';

/** A page as it is sent. */
export interface FailurePage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** The page when nothing else can be rendered: in the brand's colours, without texts, catalogue or locale, since those come from the platform. */
export function failurePage({ light, dark }: SiteBrand['palette']): FailurePage {
  const names = Object.keys(light) as (keyof SiteColours)[];
  const colours = Object.fromEntries(names.map((name) => [name, `light-dark(${light[name]},${dark[name]})`])) as Record<
    keyof SiteColours,
    string
  >;
  const style = bareStyle('light dark', colours);
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment</title><style>${style}</style></head><body><main>${bareMark}<h1>Something went wrong</h1><p>The site cannot be shown right now. Please try again in a moment.</p><a href="">Try again</a></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${policyHash(style)}; base-uri 'none'; frame-ancestors 'self'`,
    },
  };
}
