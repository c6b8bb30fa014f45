import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Fingerprint } from 'lucide-react';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { useContent } from '#app/content/use-content.ts';
import { usePasskey } from '#app/features/second-step/index.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { callApi } from '#app/session/index.ts';
import { useSignedIn } from './use-signed-in.ts';
import styles from './form.module.css';

/**
 * Sign-in without a password, for players who have made a passkey; the browser asks for which account. Renders nothing in browsers without
 * passkeys.
 */
export function PasskeySignIn({ close }: { close: () => void }) {
  const text = useContent('modals');
  const { onSignedIn } = useSignedIn(close);
  const { use, isPending, hint } = usePasskey({
    requestPasskey: async () => (await callApi('sessions.passkey.begin')).data,
    async onPasskey(passkey, { challenge }) {
      const { data } = await callApi('sessions.passkey', { body: { challenge, passkey, fingerprint: await readFingerprint() } });
      await onSignedIn(data);
    },
  });
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <div className={styles.passkey}>
      <FormAlert>{hint}</FormAlert>
      <Button isBlock isLoading={isPending} onClick={() => void use()} variant="secondary">
        <Icon as={Fingerprint} />
        {text('modals.signIn.passkeyButton')}
      </Button>
    </div>
  );
}
