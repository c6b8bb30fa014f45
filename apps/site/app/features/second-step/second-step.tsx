import type { AuthResponse } from '@verdigale/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { callApi, session } from '#app/session/index.ts';
import { buttonLook } from '@verdigale/ui/button';
import { FactorForm } from './factor-form.tsx';
import { halfSignIn, type HalfSignIn } from './half-sign-in.ts';
import { tellPreviousSignIn } from './tell-previous-sign-in.ts';
import styles from './factor-form.module.css';

/** Finishes a sign-in; without one under way, as after a reload, it leads to the beginning. */
export function SecondStep({ close }: { close: () => void }) {
  const text = useContent('modals');
  const navigate = useNavigate();
  const { leave } = useModals();
  const current = halfSignIn.useCurrent();
  // What is done stays on the screen until the modal has gone.
  const [finished, setFinished] = useState<HalfSignIn | null>(null);
  const half = current ?? finished;

  if (!half)
    return (
      <div className={styles.form}>
        <p>{text('modals.secondStep.over')}</p>
        <ModalLink modal="sign-in" {...buttonLook({ isBlock: true, size: 'lg', variant: 'primary' })}>
          {text('modals.secondStep.signInLink')}
        </ModalLink>
      </div>
    );

  const { challenge, ways, next } = half;
  async function done({ data }: { data: AuthResponse }) {
    await leave('second-step');
    session.signedIn(data);
    void tellPreviousSignIn();
    setFinished(half);
    halfSignIn.set(null);
    if (next === null) close();
    else void navigate(next, { replace: true });
  }
  return (
    <FactorForm
      onCode={async (code) =>
        done(await callApi('sessions.secondStep', { body: { challenge, code, fingerprint: await readFingerprint() } }))
      }
      onPasskey={async (passkey) =>
        done(await callApi('sessions.secondStep', { body: { challenge, passkey, fingerprint: await readFingerprint() } }))
      }
      requestPasskey={async () => (await callApi('sessions.secondStep.passkey', { body: { challenge } })).data}
      ways={ways}
    />
  );
}
