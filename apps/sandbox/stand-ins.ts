import type { StandIn } from './stand-in.ts';
import { chat } from './chat/index.ts';
import { feed } from './feed/index.ts';
import { identity } from './identity/index.ts';
import { inbox } from './inbox/index.ts';
import { payment } from './payment/index.ts';
import { rates } from './rates/index.ts';
import { register } from './register/index.ts';
import { sportsbook } from './sportsbook/index.ts';
import { sumsub } from './sumsub/index.ts';
import { telegram } from './telegram/index.ts';

/** The partners that the sandbox plays, in the order of the landing page. A new one is one line here. */
export const standIns: readonly StandIn[] = [payment, inbox, identity, telegram, sumsub, register, rates, chat, sportsbook, feed];
