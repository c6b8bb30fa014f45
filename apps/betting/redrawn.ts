import { fileURLToPath } from 'node:url';
import type { Drawn } from '@verdigale/ui/react-compiler';

/** What the React compiler works on: what prices, clocks and stakes draw anew. A new folder is entered here, or the build ends. */
export const redrawn: Drawn = {
  folder: fileURLToPath(new URL('client/', import.meta.url)),
  again: ['bets/', 'event/', 'odds/', 'offer/', 'slip/'],
  once: [
    'api/',
    'app',
    'failed',
    'main',
    'root',
    'route/',
    'settings/',
    'shell/',
    'start/',
    'testing/',
    'texts/',
    'ui-texts',
    'until-loaded',
  ],
};
