import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';

/** Shown when the lists of countries and currencies did not load; without them nobody can register. */
export function ListFailure({ retry }: { retry: () => void }) {
  const text = useContent('fieldsSettings');
  return <LoadFailed onRetry={retry} look="line" title={text('fieldsSettings.validationMessages.listFailed')} />;
}
