import { useAddressFilter } from '#app/widgets/use-address-filter.ts';

/** Which of a tab's lists the address shows, by default the first, and a way to another one. */
export function useKind<Kind extends string>(kinds: readonly [Kind, ...Kind[]]): [kind: Kind, choose: (kind: Kind) => void] {
  const isKind = (value: string) => (kinds as readonly string[]).includes(value);
  const [{ kind }, change] = useAddressFilter<{ kind: string }>({ kind: kinds[0] }, { kind: isKind });
  return [isKind(kind) ? (kind as Kind) : kinds[0], (next) => change({ kind: next })];
}
