import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DemoPlayer, PlatformConfig, PlatformSeed } from '@verdigale/platform';
import type { SiteOptions } from '@verdigale/site/server';
import type { catalogueSource } from './pictures/index.ts';

type PicturedCatalogue = Parameters<typeof catalogueSource>[0];
type Templates = PlatformConfig['messages']['templates'];
type Withdrawals = PlatformConfig['withdrawals'];
type Registration = PlatformConfig['registration'];

/** What a brand's folder says: data for the platform, and where the site finds texts and tokens. */
export interface Brand {
  folder: string;
  name: string;
  defaultLocale: string;
  /** Where the messages of the contact form go. */
  supportEmail: string;
  settings: PlatformSeed['settings'];
  catalogue: NonNullable<PlatformSeed['catalogue']> & PicturedCatalogue;
  paymentMethods: PlatformSeed['paymentMethods'];
  registration: Registration;
  demoPlayers: readonly DemoPlayer[];
  publicSettings: SiteOptions['settings'] & { enableTurnOverWager: boolean; withdrawalCancelEnabled: boolean };
  /** Without what browsers are told too: that stands in `publicSettings`. */
  withdrawals: Omit<Withdrawals, 'turnOver' | 'isCancelable'> & { turnOver: Omit<Withdrawals['turnOver'], 'isRequired'> };
  stakes: PlatformConfig['stakes'];
  /** How the betting partner's client looks here. (wire 19: betsyParams) */
  betting: Omit<NonNullable<NonNullable<SiteOptions['settings']>['betting']>, 'clientHost' | 'clientId'>;
  messages: Templates;
}

/** Reads `brands/<name>`. Throws a text for a person when there is no such brand. */
export async function loadBrand(name: string): Promise<Brand> {
  const folder = fileURLToPath(new URL(`../../brands/${name}`, import.meta.url));
  const file = join(folder, 'brand.ts');
  if (!existsSync(file)) throw new Error(`BRAND names a brand that has no folder: brands/${name}`);
  const { brand } = (await import(pathToFileURL(file).href)) as { brand: Omit<Brand, 'folder' | 'messages'> };
  return { ...brand, folder, messages: readMessages(join(folder, 'messages')) };
}

/** One file a locale: `messages/<locale>.json`. */
function readMessages(folder: string): Templates {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Templates[string]]),
  );
}
