import { statusOf } from '@verdigale/client';
import type { Constants } from '@verdigale/contract';
import { startCollections, textAt } from './content/content-tree.ts';
import { keepForRender } from './content/start-texts.ts';
import { allPages, largestPage } from './queries/all-pages.ts';
import type { RootData } from './root-data.ts';
import type { SiteRequest } from './site-context.ts';

/**
 * What every page knows from the start. A refusal (401, 403) of one of its calls is not fatal: the page goes on without
 * that list. With any other failure all that needs no platform is still there, for the error page. (A 4)
 */
export async function loadRoot(site: SiteRequest): Promise<RootData> {
  const { platform, content } = site;
  let hasFailed = false;

  /** What the call answers; something to go on with when it failed. */
  async function dataOf<T>(call: Promise<{ data: T }>, otherwise: T): Promise<T> {
    try {
      return (await call).data;
    } catch (error) {
      site.report(error);
      hasFailed ||= !isRefusal(error);
      return otherwise;
    }
  }
  const listOf = <T>(call: Promise<{ data: readonly T[] }>) => dataOf(call, []);

  const [collections, providers, registrationFields, constants] = await Promise.all([
    listOf(platform.read('game.collections')),
    listOf(allPages((page) => platform.read('game.providers.list', { query: { page, perPage: largestPage } }))),
    listOf(platform.read('player.fields.validations', { query: { scenario: 'registration' } })),
    dataOf<Constants | null>(platform.read('settings.constants'), null),
  ]);
  const root: RootData = {
    brandName: textAt(content.collection('globalComponents'), ['commonContent', 'brandName']),
    year: new Date().getFullYear(),
    brandCss: site.brandCss,
    grounds: site.grounds,
    publicUrl: site.publicUrl,
    locale: site.locale,
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    theme: site.theme,
    isRestricted: site.isRestricted,
    settings: site.settings,
    contentFiles: content.files,
    collections: collections.filter(({ isHidden }) => !isHidden).map(({ identity, name }) => ({ identity, name })),
    providers: providers
      .filter(({ gameEnabledCount }) => gameEnabledCount > 0)
      .map(({ identity, name, gameEnabledCount }) => ({ identity, name, gameEnabledCount })),
    registrationFields,
    registration: constants?.player.registration ?? { email: true, phone: false },
    limitsAskedAt: constants?.player.limit.askedAt ?? 'first-deposit',
    isOtpEnabled: constants?.player.otp.enabled ?? false,
    hasFailed,
  };
  keepForRender(root, Object.fromEntries(startCollections.map((name) => [name, content.collection(name)])));
  return root;
}

function isRefusal(error: unknown): boolean {
  return [401, 403].includes(statusOf(error) ?? 0);
}
