import '@verdigale/ui/styles.css';
import './shell/page.css';
import { preloadedFonts } from '@verdigale/ui/fonts';
import { UiTextsProvider } from '@verdigale/ui/ui-texts';
import { use, useState, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import { ContentContext, createBrowserSource, type ContentSource } from './content/content-source.ts';
import { embeddedCollections, textAt } from './content/content-tree.ts';
import { directionOf, languageTag } from './locale/direction.ts';
import { pageMeta } from './locale/page-meta.ts';
import { useMaybeRootData, type RootData } from './root-data.ts';
import { ServerOnlyContext } from './server-only.ts';
import { affiliateScript } from './shell/affiliate-script.ts';
import { bootScript } from './shell/boot-script.ts';
import { defaultErrorTexts } from './shell/error-texts.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { RestrictedShell } from './shell/restricted-shell.tsx';
import { Shell } from './shell/shell.tsx';
import { useKitTexts } from './shell/use-kit-texts.ts';
import { siteContext } from './site-context.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const site = context.get(siteContext);
  const { platform, content } = site;
  const [collections, providers, fields] = await Promise.all([
    platform.read('game.collections'),
    platform.read('game.providers.list', { query: { perPage: 100 } }),
    platform.read('player.fields.validations', { query: { scenario: 'registration' } }),
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
    collections: collections.data.filter((collection) => !collection.isHidden),
    providers: providers.data.filter((provider) => provider.gameEnabledCount > 0),
    registrationFields: fields.data,
  };
}

/** Of errors and of addresses that nothing answers; every page sets its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  const root = loaderData;
  const name = isRouteErrorResponse(error) && error.status === 404 ? ['error', 'notFound', 'title'] : ['error', 'title'];
  const title = textAt(root?.content.globalComponents ?? {}, name);
  return pageMeta(root, '', { title: title || defaultErrorTexts.title, isPrivate: true });
}

/** Start-up data is loaded once: another language is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useMaybeRootData();
  const locale = data?.locale ?? 'en';
  const nonce = use(ServerOnlyContext)?.nonce;
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)} data-theme={data?.theme ?? 'dark'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The kit's pressables look for a style element of this id, and would add one that our policy refuses: the rule is in the kit's CSS. */}
        <meta id="react-aria-pressable-style" />
        <meta name="color-scheme" content={data?.theme === 'light' ? 'light' : 'dark'} />
        <Meta />
        {preloadedFonts(locale).map((href) => (
          <link as="font" crossOrigin="" href={href} key={href} rel="preload" type="font/woff2" />
        ))}
        <Links />
        {data?.brandCss && <style dangerouslySetInnerHTML={{ __html: data.brandCss }} nonce={nonce} suppressHydrationWarning />}
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <link href="/img/icons/apple-touch-icon.png" rel="apple-touch-icon" />
        <link href={`/manifest/${locale}.webmanifest`} rel="manifest" />
        <meta content={data?.theme === 'light' ? '#fbf9f5' : '#071011'} name="theme-color" />
        <script dangerouslySetInnerHTML={{ __html: inlineScript(data) }} nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <Texts data={data}>{children}</Texts>
        <Scripts />
      </body>
    </html>
  );
}

/** Only the server writes it: in the browser it has run, and stays as it is. */
function inlineScript(data: RootData | undefined): string {
  return import.meta.env.SSR ? `${bootScript};${affiliateScript(data?.settings.affiliateTagExpiration ?? 30)}` : '';
}

/** When the start-up data is missing, the error page says its words without the brand. */
const noTexts = Object.fromEntries(embeddedCollections.map((name) => [name, {}]));

/** In the browser the collections come from the start-up data; on the server the source around the router has them all. */
function Texts({ data, children }: { data: RootData | undefined; children: ReactNode }) {
  const outer = use(ContentContext);
  const [source] = useState<ContentSource>(() =>
    import.meta.env.SSR ? outer : createBrowserSource(data?.content ?? noTexts, data?.contentFiles ?? {}, data?.locale ?? 'en'),
  );
  return (
    <ContentContext value={source}>
      <KitTexts>{children}</KitTexts>
    </ContentContext>
  );
}

function KitTexts({ children }: { children: ReactNode }) {
  return <UiTextsProvider value={useKitTexts()}>{children}</UiTextsProvider>;
}

export default function App({ loaderData }: Route.ComponentProps) {
  if (loaderData.isRestricted) return <RestrictedShell />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useMaybeRootData();
  const page = <ErrorPage isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
  if (!data) return <main>{page}</main>;
  return data.isRestricted ? <RestrictedShell /> : <Shell>{page}</Shell>;
}
