import type { PlatformConfig } from '@verdigale/platform';
import type { Addresses } from './addresses.ts';
import type { Brand } from './brand.ts';
import type { Environment } from './env.ts';
import type { Secrets } from './secrets.ts';

/** What a start is made of, once addresses, brand and partners are known. */
export interface Ingredients {
  environment: Environment;
  addresses: Addresses;
  brand: Brand;
  secrets: Secrets;
  partners: PlatformConfig['partners'];
}
