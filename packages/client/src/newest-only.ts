import type { PublicationContext } from 'centrifuge';

interface Entity {
  readonly id: string;
  readonly version: number;
}

/**
 * Lets every publication of a channel through once and in order: delivery is at least once, so one may come again after a
 * reconnect (same offset), and a fact may be published again (new offset, same version of its entity).
 */
export function newestOnly(): { accept: (publication: PublicationContext) => boolean; forget: () => void } {
  let lastOffset = 0;
  const versions = new Map<string, number>();
  return {
    accept({ offset, data }) {
      // Volatile: sent once, and of the same version where a producer went down or came back.
      if (offset === undefined) return true;
      if (offset <= lastOffset) return false;
      lastOffset = offset;
      const entity = versionedEntity(data);
      if (!entity) return true;
      if (entity.version <= (versions.get(entity.id) ?? Number.NEGATIVE_INFINITY)) return false;
      versions.set(entity.id, entity.version);
      return true;
    },
    /** After a gap the channel may have begun a new history, with offsets from 1. Versions are the entities' own and stay. */
    forget() {
      lastOffset = 0;
    },
  };
}

/** The payload object beside `event`, if it is one that carries a version. */
function versionedEntity(data: unknown): Entity | undefined {
  return Object.values(data as Record<string, unknown>).find(
    (value): value is Entity =>
      typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number' && 'id' in value,
  );
}
