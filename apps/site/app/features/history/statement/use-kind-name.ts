import { useContent } from '#app/content/use-content.ts';

/** What a kind of movement is called; one that has no name yet is shown as it is. */
export function useKindName(): (kind: string) => string {
  const text = useContent('history');
  return (kind) => text.dynamic('history.statement.kinds', kind) ?? kind;
}
