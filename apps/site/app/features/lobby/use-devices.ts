import { platformKind } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';

/** What a game can be asked to run on. */
export function useDevices() {
  const text = useContent('pages');
  return [
    { kind: platformKind.mobile, label: text('pages.category.phone') },
    { kind: platformKind.desktop, label: text('pages.category.computer') },
  ];
}
