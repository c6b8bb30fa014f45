import type { PlatformConfig } from '@verdigale/platform';
import type { Environment } from './env.ts';

/** What the edge network in front of the server says about a visitor, if there is one to believe. (A 9) */
export function edgeOf({ trustEdge, defaultCountry }: Environment): PlatformConfig['edge'] {
  return {
    isTrusted: trustEdge,
    countryHeader: 'cf-ipcountry',
    ipHeader: 'cf-connecting-ip',
    defaultCountry: defaultCountry ?? null,
  };
}
