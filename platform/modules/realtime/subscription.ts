import type { Database } from '#kernel';
import { sourceOf } from './channels.ts';
import { streamSince } from './history.sql.ts';
import type { Hub } from './hub.ts';
import { publicationFrame, type SubscribeRequest } from './protocol.ts';

/** More than this is not replayed: the client learns that recovery failed and fetches again. */
const recoveryLimit = 300;
/** A channel in which nothing was ever published has this epoch; its first publication starts a real one. */
export const emptyEpoch = 'empty';

export interface SubscribeResult {
  recoverable: true;
  positioned: true;
  epoch: string;
  offset: number;
  was_recovering: boolean;
  recovered: boolean;
  publications?: { data: unknown; offset: number }[];
}

export interface Subscription {
  /** Nothing on a channel that keeps nothing. */
  result: SubscribeResult | Record<string, never>;
  /** Lets publications through that came while the stream was read; call it once the reply is sent. */
  open(): void;
  leave(): void;
}

/**
 * Joins a channel without a gap: publications that arrive while its stream is read are held back, then those that the
 * reply does not cover follow it, each once and in order. Recovery is complete or refused, never partial.
 */
export async function subscribe(db: Database, hub: Hub, request: SubscribeRequest, send: (frame: string) => void): Promise<Subscription> {
  const { channel, recover = false, offset = 0, epoch } = request;
  let held: { offset: number; frame: string }[] | undefined = [];
  let last = 0;
  const source = sourceOf(channel);
  const leave = hub.join(source, (_, at, framed, data) => {
    const frame = source === channel ? framed : publicationFrame(channel, data, at);
    if (held) held.push({ offset: at, frame });
    else if (at > last) {
      last = at;
      send(frame);
    }
  });
  try {
    const rows = await db.all(streamSince(source, recover ? offset : null, recoveryLimit + 1));
    const [position] = rows;
    const missed = rows.flatMap(({ channelOffset, data }) =>
      channelOffset === null || data === null ? [] : [{ offset: channelOffset, data }],
    );
    const top = Number(position?.topOffset ?? 0n);
    const ours = position?.epoch ?? emptyEpoch;
    // Somebody who subscribed before the first publication has missed everything since offset 0, in whatever epoch.
    const sameStream = epoch === ours || (epoch === emptyEpoch && offset === 0);
    const recovered = recover && sameStream && offset <= top && missed.length === top - offset && missed.length <= recoveryLimit;
    last = top;
    return {
      result: {
        recoverable: true,
        positioned: true,
        epoch: ours,
        offset: top,
        was_recovering: recover,
        recovered,
        ...(recovered
          ? {
              publications: missed.map(({ data, offset: at }) => ({ data: JSON.parse(data) as unknown, offset: Number(at) })),
            }
          : {}),
      },
      open() {
        for (const { offset: at, frame } of held ?? []) {
          if (at <= last) continue;
          last = at;
          send(frame);
        }
        held = undefined;
      },
      leave,
    };
  } catch (error) {
    leave();
    throw error;
  }
}
