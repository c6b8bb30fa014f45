import { serverNow } from '@verdigale/client/server-clock';
import { today } from './invoice-filter.ts';

/** The last day that can be asked for, in the player's own calendar. By the server's time: the clock of a device may show another day. */
export function useToday(): string {
  // Read with every render: the server's time is known once it has answered anything.
  'use no memo';
  return today(new Date(serverNow()));
}
