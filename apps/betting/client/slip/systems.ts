import { systems, type SystemName } from '@verdigale/betting';

export interface SystemChoice {
  key: string;
  name: SystemName | null;
  sizes: readonly number[];
}

/** The systems that so many legs can be: those with a name, and every size between singles and all of them. */
export function systemsOf(legs: number): SystemChoice[] {
  const sized = Array.from({ length: Math.max(legs - 2, 0) }, (_, at) => at + 2).map((size) => ({
    key: String(size),
    name: null,
    sizes: [size],
  }));
  const named = Object.entries(systems).flatMap(([name, system]): SystemChoice[] =>
    system.legs === legs ? [{ key: system.sizes.join(','), name: name as SystemName, sizes: system.sizes }] : [],
  );
  return [...named, ...sized];
}
