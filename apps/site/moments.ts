import { fileURLToPath } from 'node:url';
import type { Moment } from './chunks.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const app = (...paths: string[]) => paths.map((path) => at(`app/${path}`));
const routes = (...names: string[]) => names.map((name) => `${at(`app/routes/${name}.tsx`)}?__react-router-build-client-route`);
const kit = (...names: string[]) => names.map((name) => at(`../../packages/ui/src/${name}/${name}.tsx`));

const queries = app('session/with-queries.tsx', 'queries/call-query.ts', 'queries/play-time.ts', 'queries/rounds.ts');
const search = app('modals/search/search-modal.tsx');
const sign = app('modals/sign-in/sign-in-modal.tsx', 'modals/sign-up/sign-up-modal.tsx');
const start = app('shell/after-start.tsx', 'shell/cookie-popup.tsx', 'alerts/show-alert.ts');
/** What guests read, and what of it works with calls. */
const pages = routes('game', 'tournaments', 'tournament', 'loyalty', 'welcome-package');
const catalogue = [...routes('providers'), ...app('features/lobby/catalogue.tsx')];
const parts = kit('card', 'chip', 'copy-button', 'disclosure', 'empty-state', 'error-state', 'link-button', 'pagination');
const player = app('shell/player-data.ts', 'shell/player-header.tsx');
const toast = [at('../../packages/ui/src/toast/toast-region.tsx')];
const around = app('shell/player-around.ts', 'features/wallet/deposit/pending-deposit.tsx');
const ownHome = app('shell/player-home-portal.tsx');
const frames = app('modals/modal-host.tsx', 'modals/modal-frame.tsx', 'shell/mobile-drawer.tsx');
/** What opens from a player's header. */
const panels = app('features/profile/player-panel.tsx', 'features/wallet/balance/balance-details.tsx');
const wallet = app('modals/wallet/wallet-modal.tsx');

/** In the order of a visit: each loads what those before it have not brought. */
export const moments: readonly Moment[] = [
  { name: 'shell', entries: app('entry.client.tsx', 'root.tsx') },
  { name: 'lobby', entries: [...routes('home', 'main'), ...app('features/lobby/game-grid-skeleton.tsx')] },
  // Of a guest's other pages: a browser asks for six files at a time, and shares the line among them, so that one sheet is sooner there than five.
  { name: 'sheet', entries: [...pages, ...routes('category'), ...catalogue, ...toast], isSheet: true },
  // The place of alerts comes right after the start, and may bring along nothing that a visitor does not need by then.
  { name: 'toast', entries: toast },
  {
    name: 'still',
    entries: app('shell/site-menu.tsx', 'shell/footer.tsx', 'features/lobby/first-studios.tsx', 'features/lobby/promise-list.tsx'),
  },
  // Of what comes right after the start, what pages need for their first view.
  { name: 'common', entries: start, sharedWith: [...queries, ...player, ...around, ...pages, ...catalogue] },
  { name: 'start', entries: start },
  { name: 'calls', entries: [...queries, ...player, ...around, ...pages], sharedWith: catalogue },
  {
    name: 'shared',
    entries: [...queries, ...player, ...around],
    sharedWith: [...queries, ...ownHome, ...frames, ...pages, ...search, ...sign, ...parts],
  },
  { name: 'aria', entries: kit('tabs') },
  { name: 'dialog', entries: frames },
  { name: 'pages', entries: pages, sharedWith: [...search, ...sign, ...player, ...around, ...ownHome, ...parts, ...panels, ...wallet] },
  { name: 'category', entries: routes('category') },
  { name: 'catalogue', entries: catalogue },
  { name: 'form', entries: routes('contact') },
  { name: 'fields', entries: [...search, ...sign], sharedWith: [...panels, ...wallet] },
  { name: 'search', entries: search },
  { name: 'sign', entries: sign },
  { name: 'player', entries: player },
  { name: 'around', entries: around },
  // Else the list of tournaments would lead to the standing in a game, and that to the home of a player and his tabs: 36 KB.
  { name: 'boards', entries: routes('tournaments', 'tournament'), sharedWith: app('features/tournaments/game-standing.tsx') },
  { name: 'own-home', entries: ownHome },
  { name: 'parts', entries: parts },
  { name: 'wallet', entries: wallet },
  // In one file: a press finds the page's own, and only that one leads to what it imports.
  { name: 'game', entries: routes('game') },
];
