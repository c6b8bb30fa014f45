import { embeddedCollections, textAt } from './content/content-tree.ts';
import type { RootData } from './root-data.ts';
import type { SiteRequest } from './site-context.ts';

/**
 * What every page knows from the start. A refusal (401, 403) of one of its calls is not fatal: the page goes on without
 * that list. With any other failure all that needs no platform is still there, for the error page. (A 4)
 */
export async function loadRoot(site: SiteRequest): Promise<RootData> {
  const { platform, content } = site;
  let hasFailed = false;

  /** The call's list; an empty one when it failed. */
  async function listOf<T>(call: Promise<{ data: readonly T[] }>): Promise<readonly T[]> {
    try {
      return (await call).data;
    } catch (error) {
      site.report(error);
      hasFailed ||= !isRefusal(error);
      return [];
    }
  }

  const [collections, providers, registrationFields] = await Promise.all([
    listOf(platform.read('game.collections')),
    listOf(platform.read('game.providers.list', { query: { perPage: 100 } })),
    listOf(platform.read('player.fields.validations', { query: { scenario: 'registration' } })),
  ]);
  const embedded = Object.fromEntries(embeddedCollections.map((name) => [name, content.collection(name)]));
  return {
    brandName: textAt(embedded.globalComponents ?? {}, ['commonContent', 'brandName']),
    year: new Date().getFullYear(),
    brandCss: site.brandCss,
    publicUrl: site.publicUrl,
    locale: site.locale,
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    theme: site.theme,
    isRestricted: site.isRestricted,
    settings: site.settings,
    content: embedded,
    contentFiles: content.files,
    collections: collections.filter((collection) => !collection.isHidden),
    providers: providers.filter((provider) => provider.gameEnabledCount > 0),
    registrationFields,
    hasFailed,
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403);
}
