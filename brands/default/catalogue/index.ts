import { assemble } from './assemble.ts';
import { collections } from './collections.ts';
import { brassmoth } from './games/brassmoth.ts';
import { emberAndOarlock } from './games/ember-and-oarlock.ts';
import { fennimereRooms } from './games/fennimere-rooms.ts';
import { glasshollow } from './games/glasshollow.ts';
import { hollowOrrery } from './games/hollow-orrery.ts';
import { northlathe } from './games/northlathe.ts';
import { oldwickAndDaughters } from './games/oldwick-and-daughters.ts';
import { quillhavenRow } from './games/quillhaven-row.ts';
import { saltmeridian } from './games/saltmeridian.ts';
import { tallowLantern } from './games/tallow-lantern.ts';
import { tidewrackFoundry } from './games/tidewrack-foundry.ts';
import { verdigaleStudio } from './games/verdigale-studio.ts';
import { providers } from './providers.ts';

/** Studios and games of our own invention; those with a `launch` can be played. */
export const catalogue = {
  providers,
  collections,
  games: assemble({
    'verdigale-studio': verdigaleStudio,
    northlathe,
    'tidewrack-foundry': tidewrackFoundry,
    'ember-and-oarlock': emberAndOarlock,
    'tallow-lantern': tallowLantern,
    brassmoth,
    saltmeridian,
    glasshollow,
    'oldwick-and-daughters': oldwickAndDaughters,
    'fennimere-rooms': fennimereRooms,
    'hollow-orrery': hollowOrrery,
    'quillhaven-row': quillhavenRow,
  }),
};
