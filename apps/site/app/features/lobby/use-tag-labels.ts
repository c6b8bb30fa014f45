import { useContent } from '#app/content/use-content.ts';

interface TagLook {
  identity: string;
  label: string;
}

/** The brand's words for the platform's labels (new, hot, …); a label without words shows no badge. */
export function useTagLabels(): Readonly<Record<string, string>> {
  const text = useContent('globalComponents');
  const tags = text.list<TagLook>('globalComponents.gameTags.gameTagsList');
  return Object.fromEntries(tags.map(({ identity, label }) => [identity, label]));
}
