import { fileURLToPath } from 'node:url';
import type { Drawn } from '@verdigale/ui/react-compiler';

/** What the React compiler works on; a new folder is entered here, or the build ends. */
export const redrawn: Drawn = {
  folder: fileURLToPath(new URL('app/', import.meta.url)),
  again: ['features/', 'forms/', 'modals/'],
  once: [
    'alerts/',
    'analytics/',
    'bonuses/',
    'browser/',
    'content/',
    'entry.',
    'features/category',
    'features/home-',
    'features/lobby',
    'features/sportsbook/home-',
    'features/winners/recent-',
    'games/',
    'lazy-part',
    'load-root',
    'locale/',
    'modal-flags/',
    'modals/confirm-action',
    'modals/give-up-bonus',
    'modals/modal-',
    'modals/registry',
    'modals/use-leave-below',
    'money/',
    'queries/',
    'root',
    'routes',
    'session/',
    'shell/',
    'still-part',
    'widgets/',
  ],
};
