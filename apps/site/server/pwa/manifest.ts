import { directionOf, languageTag } from '@verdigale/language';
import { textAt, type ContentTree } from '../../app/content/content-tree.ts';
import { localisePath } from '../../app/locale/locale-path.ts';

interface ManifestOptions {
  /** Collections of the locale. */
  layout: ContentTree;
  globalComponents: ContentTree;
  locale: string;
  defaultLocale: string;
  /** Behind the icon while the app starts, and of the bars around it. */
  ground: string;
}

const icon = (name: string, purpose: 'any' | 'maskable', side: number) => ({
  src: `/img/icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** What the installed app is called and looks like, in one language. (PWA-01) */
export function manifestOf({ layout, globalComponents, locale, defaultLocale, ground }: ManifestOptions) {
  const text = (...path: string[]) => textAt(layout, ['app', ...path]);
  const path = (to: string) => localisePath(to, locale, defaultLocale);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 'any', 192)] });
  const name = textAt(globalComponents, ['commonContent', 'brandName']);
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12),
    description: text('description'),
    lang: languageTag(locale),
    dir: directionOf(locale),
    start_url: `${path('/')}?source=pwa`,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    theme_color: ground,
    background_color: ground,
    categories: ['games', 'entertainment'],
    icons: [icon('icon', 'any', 192), icon('icon', 'any', 512), icon('maskable', 'maskable', 192), icon('maskable', 'maskable', 512)],
    shortcuts: [
      shortcut(text('shortcuts', 'games'), `${path('/main')}?source=pwa`),
      shortcut(text('shortcuts', 'favorites'), `${path('/favorites')}?source=pwa`),
      shortcut(text('shortcuts', 'deposit'), `${path('/')}?source=pwa&wallet=deposit`),
    ],
  };
}
