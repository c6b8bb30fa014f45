import { useStored } from './stored.ts';

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const none: string[] = [];

/** Kinds of markets that this player wants first, of every event that has them. */
export function usePinned(): { pinned: readonly string[]; toggle: (kind: string) => void } {
  const [pinned, set] = useStored('betting.pinned', none, isList);
  const toggle = (kind: string) => set(pinned.includes(kind) ? pinned.filter((each) => each !== kind) : [...pinned, kind]);
  return { pinned, toggle };
}
