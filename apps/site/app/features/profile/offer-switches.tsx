import { useMutation } from '@tanstack/react-query';
import type { Field, Profile } from '@verdigale/contract';
import { Switch } from '@verdigale/ui/switch';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { callApi, session } from '#app/session/index.ts';
import styles from './profile-info.module.css';
import { offerNames } from './profile-values.ts';

type OfferName = (typeof offerNames)[number];

/** What the player wants to be sent. Each switch takes effect at once; the one for bonuses is always there. (wire 2.5) */
export function OfferSwitches({ profile, fields }: { profile: Profile; fields: readonly Field[] }) {
  const text = useContent('profile', 'fieldsSettings');
  // The switch moves with the press, and back again if the platform refuses.
  const [pressed, setPressed] = useState<{ name: OfferName; isOn: boolean } | null>(null);
  const change = useMutation({
    mutationFn: ({ name, isOn }: { name: OfferName; isOn: boolean }) => callApi('player.profile.update', { body: { [name]: isOn } }),
    onSuccess: ({ data }) => session.profileChanged(data),
    onError: (error) => void showError(error),
    onSettled: () => setPressed(null),
  });
  const isThere = (name: OfferName) => name === 'receiveBonus' || fields.some((field) => field.name === name && field.isVisible);
  const isOn = (name: OfferName) => (pressed?.name === name ? pressed.isOn : profile[name]);
  return (
    <div className={styles.offers}>
      <p className={styles.since}>{text('profile.info.offers.text')}</p>
      {offerNames.filter(isThere).map((name) => (
        <Switch
          checked={isOn(name)}
          key={name}
          onChange={(event) => {
            if (pressed) return;
            const wanted = { name, isOn: event.currentTarget.checked };
            setPressed(wanted);
            change.mutate(wanted);
          }}
        >
          {text.dynamic('fieldsSettings.fieldsControls', `${name}.label`) ?? name}
        </Switch>
      ))}
    </div>
  );
}
