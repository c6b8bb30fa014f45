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

interface Press {
  name: OfferName;
  isOn: boolean;
}

/** What the player wants to be sent. Each switch takes effect at once; the one for bonuses is always there. (wire 2.5) */
export function OfferSwitches({ profile, fields }: { profile: Profile; fields: readonly Field[] }) {
  const text = useContent('profile', 'fieldsSettings');
  // A switch moves with the press, and back again if the platform refuses.
  const [pressed, setPressed] = useState<readonly Press[]>([]);
  const change = useMutation({
    // One after the other: an answer is the whole profile, and an older one would move a switch back.
    scope: { id: 'offers' },
    mutationFn: ({ name, isOn }: Press) => callApi('player.profile.update', { body: { [name]: isOn } }),
    onSuccess: ({ data }) => session.profileChanged(data),
    onError: (error) => void showError(error),
    onSettled: (_data, _error, done) => setPressed((known) => known.filter((press) => press !== done)),
  });
  const isThere = (name: OfferName) => name === 'receiveBonus' || fields.some((field) => field.name === name && field.isVisible);
  const isOn = (name: OfferName) => pressed.findLast((press) => press.name === name)?.isOn ?? profile[name];
  return (
    <div className={styles.offers}>
      <p className={styles.since}>{text('profile.info.offers.text')}</p>
      {offerNames.filter(isThere).map((name) => (
        <Switch
          checked={isOn(name)}
          key={name}
          onChange={(event) => {
            const press = { name, isOn: event.currentTarget.checked };
            setPressed([...pressed, press]);
            change.mutate(press);
          }}
        >
          {text.dynamic('fieldsSettings.fieldsControls', `${name}.label`) ?? name}
        </Switch>
      ))}
    </div>
  );
}
