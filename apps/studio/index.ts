import type { StandIn } from '../sandbox/stand-in.ts';
import { studioPlugin } from './server/plugin.ts';

/** The stand-in game studio. */
export const studio: StandIn = {
  path: '/studio',
  title: 'Game studio',
  about: 'Its games: real rounds through the seamless wallet, demo rounds on pretend credits. Each opens as a demo.',
  plugin: studioPlugin,
};
