import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';

/** The session of this launch is over: the page around us starts another one. */
export function SessionOver() {
  const text = useText();
  const { askSignIn } = useStart();
  const action = (
    <Button onClick={askSignIn} size="sm" variant="primary">
      {text('session.again')}
    </Button>
  );
  return <ErrorState action={action} look="line" title={text('session.over')} />;
}
