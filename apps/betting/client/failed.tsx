import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { useText } from '#client/texts/texts.ts';

interface Props {
  readonly onRetry: () => unknown;
  /** What was known before is shown below. */
  readonly isStale?: boolean;
}

/** Nothing has come of what was asked for, or nothing newer. */
export function Failed({ onRetry, isStale = false }: Props) {
  const text = useText();
  const action = <Button onClick={() => void onRetry()}>{text('retry')}</Button>;
  if (isStale) return <ErrorState action={action} look="line" title={text('stale')} />;
  return <ErrorState action={action} text={text('failed.text')} title={text('failed.title')} />;
}
