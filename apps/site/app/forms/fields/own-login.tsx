import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '#app/queries/settings.ts';
import { useSession } from '#app/session/index.ts';
import { splitPhone } from './phone-parts.ts';

/** Not shown: by it a password manager knows whose password it fills in, or changes. */
export function OwnLogin() {
  const { profile } = useSession();
  if (profile?.email) return <input autoComplete="username" hidden readOnly type="email" value={profile.email} />;
  return profile?.phone && profile.phoneConfirmed ? <OwnNumber phone={profile.phone} /> : null;
}

/** Without its calling code, as the manager has kept it from the form of the sign-in. */
function OwnNumber({ phone }: { phone: string }) {
  const { data } = useQuery(countriesQuery);
  const number = splitPhone(`+${phone}`, data ?? [])?.number ?? phone;
  return <input autoComplete="username" hidden readOnly type="tel" value={number} />;
}
