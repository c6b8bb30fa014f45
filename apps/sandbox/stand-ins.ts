import type { StandIn } from './stand-in.ts';
import { inbox } from './inbox/index.ts';
import { payment } from './payment/index.ts';
import { studio } from './studio/index.ts';

/** The partners that the sandbox plays, in the order of the landing page. A new one is one line here. */
export const standIns: readonly StandIn[] = [studio, payment, inbox];
