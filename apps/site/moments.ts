import { fileURLToPath } from 'node:url';
import type { Moment } from './chunks.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const app = (...paths: string[]) => paths.map((path) => at(`app/${path}`));
const routes = (...names: string[]) => names.map((name) => `${at(`app/routes/${name}.tsx`)}?__react-router-build-client-route`);
const kit = (...names: string[]) => names.map((name) => at(`../../packages/ui/src/${name}/${name}.tsx`));

/** In the order of a visit: each loads what those before it have not brought. */
export const moments: readonly Moment[] = [
  { name: 'shell', entries: app('entry.client.tsx', 'root.tsx') },
  { name: 'lobby', entries: routes('home', 'main') },
  { name: 'menu', entries: app('shell/site-menu.tsx') },
  { name: 'still', entries: app('shell/footer.tsx', 'features/lobby/first-studios.tsx', 'features/lobby/promise-list.tsx') },
  { name: 'start', entries: app('shell/after-start.tsx', 'shell/cookie-popup.tsx', 'alerts/show-alert.ts') },
  { name: 'dialog', entries: app('modals/modal-host.tsx', 'modals/modal-frame.tsx', 'shell/mobile-drawer.tsx') },
  { name: 'player', entries: app('shell/player-data.ts', 'shell/player-header.tsx', 'shell/player-home-portal.tsx') },
  { name: 'parts', entries: kit('card', 'chip', 'copy-button', 'disclosure', 'empty-state', 'error-state', 'link-button', 'pagination') },
  { name: 'form', entries: app('forms/form-alert.tsx', 'forms/form-field.tsx', 'forms/submit-bar.tsx', 'forms/use-form.ts') },
  { name: 'field', entries: app('forms/fields/platform-field.tsx') },
  { name: 'wallet', entries: app('modals/wallet/wallet-modal.tsx') },
];
