import { directionOf, languageTag } from '@verdigale/language';
import '@verdigale/ui/styles.css';
import './shell/page.css';
import { preloadedFonts } from '@verdigale/ui/fonts';
import firstStylesUrl from '@verdigale/ui/first.css?url';
import { UiTextsProvider } from '@verdigale/ui/ui-texts';
import { Suspense, use, useState, type ReactNode } from 'react';
import { data, isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ContentContext, createBrowserSource, type ContentSource } from './content/content-source.ts';
import { startTextsOf } from './content/start-texts.ts';
import { errorMeta, type MetaSource } from './locale/route-meta.ts';
import { lazyPart } from './lazy-part.ts';
import { loadRoot } from './load-root.ts';
import { RootDataContext, useMaybeRootData, type RootData } from './root-data.ts';
import { ServerOnlyContext } from './server-only.ts';
import { PageError, StartError } from './shell/page-error.tsx';
import { affiliateScript, askScript, bootScript } from './shell/inline-scripts.ts';
import { Shell } from './shell/shell.tsx';
import { useKitTexts } from './shell/use-kit-texts.ts';
import './shell/restricted-shell.module.css';
import { siteContext } from './site-context.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const root = await loadRoot(context.get(siteContext));
  return data(root, { status: statusOf(root) });
}

/** A restricted visitor gets no page at all, whatever they asked for: 451, as the platform answers them. */
function statusOf({ isRestricted, hasFailed }: RootData): number {
  if (isRestricted) return 451;
  return hasFailed ? 500 : 200;
}

/** Of errors and of addresses that nothing answers; every page sets its own. */
export const meta = (source: MetaSource & { error?: unknown }) => errorMeta(source, isNotFound(source.error));

/** Start-up data is loaded once: another language is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const locale = root?.locale ?? 'en';
  const nonce = use(ServerOnlyContext)?.nonce;
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)} data-theme={root?.theme ?? 'dark'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before the styles, or it would wait for them. */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript(root) }} nonce={nonce} suppressHydrationWarning />
        {/* The kit's pressables look for a style element of this id, and would add one that our policy refuses: the rule is in the kit's CSS. */}
        <meta id="react-aria-pressable-style" />
        <meta name="color-scheme" content={root?.theme === 'light' ? 'light' : 'dark'} />
        <Meta />
        {preloadedFonts(locale).map((href) => (
          <link as="font" crossOrigin="" href={href} key={href} rel="preload" type="font/woff2" />
        ))}
        <link href={firstStylesUrl} rel="stylesheet" />
        <Links />
        {root?.brandCss && <style dangerouslySetInnerHTML={{ __html: root.brandCss }} nonce={nonce} suppressHydrationWarning />}
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <link href="/img/icons/apple-touch-icon.png" rel="apple-touch-icon" />
        <link href={`/manifest/${locale}.webmanifest`} rel="manifest" />
        {root && <meta content={root.grounds[root.theme]} name="theme-color" />}
      </head>
      <body>
        <RootDataContext value={root}>
          <Texts root={root}>{children}</Texts>
        </RootDataContext>
        <Scripts />
      </body>
    </html>
  );
}

/** Only the server writes it: in the browser it has run, and stays as it is. */
function inlineScript(root: RootData | undefined): string {
  return import.meta.env.SSR ? `${bootScript};${askScript};${affiliateScript(root?.settings.affiliateTagExpiration ?? 30)}` : '';
}

/** In the browser the collections are those that came before the page; on the server the source around the router has them all. */
function Texts({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  const outer = use(ContentContext);
  const [source] = useState<ContentSource>(() =>
    import.meta.env.SSR ? outer : createBrowserSource(startTextsOf(root), root?.contentFiles ?? {}, root?.locale ?? 'en'),
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

const outlet = <Outlet />;
const startError = <StartError />;

export default function App({ loaderData }: Route.ComponentProps) {
  if (loaderData.isRestricted) return <Restricted />;
  return <Shell>{loaderData.hasFailed ? startError : outlet}</Shell>;
}

/** What the page itself could not catch (`routes/page.tsx`): a fault of the shell. */
export function ErrorBoundary() {
  const root = useMaybeRootData();
  if (!root)
    return (
      <main>
        <StartError />
      </main>
    );
  if (root.isRestricted) return <Restricted />;
  return (
    <Shell>
      <PageError />
    </Shell>
  );
}

const RestrictedShell = lazyPart(async () => (await import('./shell/restricted-shell.tsx')).RestrictedShell);

function Restricted() {
  return (
    <Suspense>
      <RestrictedShell />
    </Suspense>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
