import { brassmoth } from './brassmoth.ts';
import { emberAndOarlock } from './ember-and-oarlock.ts';
import { glasshollow } from './glasshollow.ts';
import { hollowOrrery } from './hollow-orrery.ts';
import { northlathe } from './northlathe.ts';
import { saltmeridian } from './saltmeridian.ts';
import { tallowLantern } from './tallow-lantern.ts';
import { tidewrackFoundry } from './tidewrack-foundry.ts';
import { verdigaleStudio } from './verdigale-studio.ts';
import type { ReelsTitle } from '../title.ts';

/** Every slot that is data. */
export const titles: readonly ReelsTitle[] = [
  ...verdigaleStudio,
  ...northlathe,
  ...tidewrackFoundry,
  ...emberAndOarlock,
  ...tallowLantern,
  ...brassmoth,
  ...saltmeridian,
  ...glasshollow,
  ...hollowOrrery,
];
