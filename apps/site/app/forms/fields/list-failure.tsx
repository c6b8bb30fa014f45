import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { useContent } from '#app/content/use-content.ts';

/** The lists of countries and currencies did not come; without them nobody can register. */
export function ListFailure({ retry }: { retry: () => void }) {
  const text = useContent('globalComponents', 'fieldsSettings');
  return (
    <ErrorState
      action={
        <Button onClick={retry} size="sm">
          {text('globalComponents.kit.retry')}
        </Button>
      }
      look="line"
      title={text('fieldsSettings.validationMessages.listFailed')}
    />
  );
}
