import { Button } from '@verdigale/ui/button';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '#app/browser/use-online.ts';
import { useContent } from '#app/content/use-content.ts';
import { reloadGuarded } from './build-version.ts';
import { ErrorPage } from './error-page.tsx';

/** When the page is asked for after the connection is back: a browser says so before every network lets its calls through. */
const triesMs = [0, 1_000, 4_000, 15_000];

/**
 * A page that could not be loaded, shown below the header. The button tries again, and so does the page itself once the connection is back.
 * If the server answered with an error (`status`), the whole document is loaded again, once.
 */
export function PageFailure({ status }: { status: number | null }) {
  const text = useContent('globalComponents');
  const isOnline = useOnline();
  const { revalidate, state } = useRevalidator();
  // A try that is under way is not started a second time.
  const retry = useEffectEvent(() => void (state === 'idle' && revalidate()));
  useEffect(() => {
    if (status !== null) reloadGuarded();
  }, [status]);
  useEffect(() => {
    let tries: ReturnType<typeof setTimeout>[] = [];
    const giveUp = () => tries.forEach(clearTimeout);
    const onOnline = () => {
      giveUp();
      tries = triesMs.map((ms) => setTimeout(retry, ms));
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', giveUp);
    return () => {
      giveUp();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', giveUp);
    };
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
