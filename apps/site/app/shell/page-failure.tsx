import { Button } from '@verdigale/ui/button';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '#app/browser/use-online.ts';
import { useContent } from '#app/content/use-content.ts';
import { reloadGuarded } from './build-version.ts';
import { ErrorPage } from './error-page.tsx';

/**
 * A page that could not be loaded, below the header that stays. It is asked for again by the button, and by itself once the
 * connection is back; what the server answered with an error (`status`) is asked for once as a whole document.
 */
export function PageFailure({ status }: { status: number | null }) {
  const text = useContent('globalComponents');
  const isOnline = useOnline();
  const { revalidate, state } = useRevalidator();
  const retry = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (status !== null) reloadGuarded();
  }, [status]);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const Sign = isOnline ? RefreshCw : WifiOff;
  return (
    <ErrorPage
      action={
        <Button isLoading={state === 'loading'} onClick={() => void revalidate()} size="lg" variant="primary">
          {text('globalComponents.kit.retry')}
        </Button>
      }
      kind={isOnline ? 'failed' : 'offline'}
      mark={isOnline && status !== null ? status : <Sign size={56} strokeWidth={1.5} />}
    />
  );
}
