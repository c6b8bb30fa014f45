import { QueryClientProvider } from '@tanstack/react-query';
import { UiTextsProvider } from '@verdigale/ui/ui-texts';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type Location } from 'react-router';
import { ContentContext, createBrowserSource, type ContentSource } from '#app/content/content-source.ts';
import { RootDataContext, type RootData } from '#app/root-data.ts';
import { queryClient } from '#app/session/query-client.ts';
import { useKitTexts } from '#app/shell/use-kit-texts.ts';
import { loadBrand } from '../../../brands/schema/load.ts';
import { createContentStore } from '../server/content-store.ts';
import { rootDataFor } from './root-data-for.ts';

interface RenderOptions {
  /** The path with its query. */
  url?: string;
  /** What differs from the start-up data of `rootDataFor`; the locale decides the texts. */
  root?: Partial<RootData>;
  /** Called where a part has the page loaded again. */
  loader?: () => unknown;
}

const store = createContentStore(await loadBrand('default'));
let shown: ReturnType<typeof createMemoryRouter> | undefined;

/**
 * Shows a part of the site as a page would: under the router, with start-up data, the default brand's texts and the site's
 * own query cache. There is no server: what a part would ask for is put into the cache beforehand by
 * `queryClient.setQueryData`, and a call that is made all the same fails as it does offline.
 */
export function renderSite(part: ReactNode, { url = '/', root = {}, loader }: RenderOptions = {}): RenderResult & { user: UserEvent } {
  const data = rootDataFor(root);
  // For the alerts, whose texts are read beside the components.
  createBrowserSource({ alerts: store.locale(data.locale).collection('alerts') ?? {} }, {}, data.locale);
  const element = (
    <RootDataContext value={data}>
      <ContentContext value={sourceOf(data.locale)}>
        <KitTexts>
          <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
        </KitTexts>
      </ContentContext>
    </RootDataContext>
  );
  const router = createMemoryRouter([{ path: '*', element, loader }], {
    initialEntries: [url],
    hydrationData: { loaderData: { 0: null } },
  });
  shown = router;
  return { ...render(<RouterProvider router={router} />), user: userEvent.setup() };
}

/** The address of the page that was shown last, where parts have led it to. */
export function pageLocation(): Location {
  return shown!.state.location;
}

function sourceOf(locale: string): ContentSource {
  const content = store.locale(locale);
  return { locale, get: (name) => content.collection(name), load: () => Promise.resolve() };
}

function KitTexts({ children }: { children: ReactNode }) {
  return <UiTextsProvider value={useKitTexts()}>{children}</UiTextsProvider>;
}
