import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { useContent } from '#app/content/use-content.ts';

interface LoadFailedProps {
  title: string;
  text?: string | undefined;
  /** `line` fits in a row or a panel that lost its content. */
  look?: 'block' | 'line';
  onRetry: () => unknown;
  /** It is being tried again while this still stands. */
  isRetrying?: boolean;
}

/** A part of the page that could not be loaded, and the button that tries again. */
export function LoadFailed({ title, text, look = 'block', onRetry, isRetrying }: LoadFailedProps) {
  const words = useContent('globalComponents');
  const retry = (
    <Button isLoading={isRetrying} onClick={() => void onRetry()} size={look === 'line' ? 'sm' : 'md'}>
      {words('globalComponents.kit.retry')}
    </Button>
  );
  return <ErrorState action={retry} look={look} text={text} title={title} />;
}
