import { setTimeout as delay } from 'node:timers/promises';
import { liveEventsChannel, sportEventChannelPrefix, type EventName } from '@verdigale/contract';
import { createPump, type Kernel } from '#kernel';
import { eventsChangedSignal, type EventChanges } from '#modules/sportsbook';
import { eventOf } from './channels.ts';
import { volatileFrame } from './protocol.ts';
import type { Subscription } from './subscription.ts';

/** Changes within this time are one. */
const conflationMs = 100;

type Send = (frame: string) => void;

export interface VolatileHub {
  /** Resolves once every change from now on is sent: who asks for the state after that misses nothing. */
  subscribe(channel: string, send: Send): Promise<Subscription>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Followed {
  members: number;
  sends: Set<Send>;
  ready: Promise<void>;
}

/**
 * Carries the sportsbook's changes to this process's subscribers, woken by the process that has applied them. Each change is read and framed once,
 * however many listen; nothing is kept.
 */
export function createVolatileHub({ db, log }: Pick<Kernel, 'db' | 'log'>, changes: EventChanges): VolatileHub {
  const channels = new Map<string, Followed>();

  function follow(channel: string): Followed {
    const id = eventOf(channel);
    const made = { members: 0, sends: new Set<Send>(), ready: id === null ? changes.followLive() : changes.follow(id) };
    channels.set(channel, made);
    return made;
  }

  function forget(channel: string): void {
    channels.delete(channel);
    const id = eventOf(channel);
    if (id === null) changes.unfollowLive();
    else changes.unfollow(id);
  }

  function publish(channel: string, event: EventName, payload: object): void {
    const joined = channels.get(channel);
    if (!joined) return;
    const frame = volatileFrame(channel, { event, ...payload });
    for (const send of joined.sends) send(frame);
  }

  async function carry(): Promise<void> {
    const { events, live } = await changes.read();
    for (const change of events) publish(sportEventChannelPrefix + change.sportEvent.id, 'sportsbook.event.updated', change);
    if (live) publish(liveEventsChannel, 'sportsbook.live.updated', live);
    if (channels.size > 0) await delay(conflationMs);
  }

  const pump = createPump(db, log, { name: eventsChangedSignal, coalesceMs: 0, wakes: 'all', work: carry });

  return {
    async subscribe(channel, send) {
      const followed = channels.get(channel) ?? follow(channel);
      followed.members += 1;
      const leave = () => {
        followed.sends.delete(send);
        followed.members -= 1;
        if (followed.members === 0) forget(channel);
      };
      try {
        await followed.ready;
      } catch (error) {
        leave();
        throw error;
      }
      return { result: {}, open: () => void followed.sends.add(send), leave };
    },
    start: pump.start,
    stop: pump.stop,
  };
}
