import { useEffect } from 'react';
import { startTagManager } from '#app/analytics/tag-manager.ts';
import { useRootData } from '#app/root-data.ts';

/** What works around the page once it has started. */
export function AfterStart() {
  const { gtmContainerId } = useRootData().settings;
  useEffect(() => startTagManager(gtmContainerId), [gtmContainerId]);
  return null;
}
