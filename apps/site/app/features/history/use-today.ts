import { serverNow } from '@verdigale/client/server-clock';
import { useEffect, useState } from 'react';
import { today } from './invoice-filter.ts';

const lookMs = 1_000;
const dayNow = () => today(new Date(serverNow()));

/**
 * The last day that can be asked for, in the player's own calendar: by the server's time, since the clock of a device may show another day. A page learns
 * that time from its first answer, and may stay open over midnight: it is looked at again all the while.
 */
export function useToday(): string {
  const [day, setDay] = useState(dayNow);
  useEffect(() => {
    const timer = setInterval(() => setDay(dayNow()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return day;
}
