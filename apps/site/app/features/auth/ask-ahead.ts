import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery, currenciesQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';

/** What the registration's lists are made of, asked once a registration is likely, and not once its form is drawn. What is known is not asked again. */
export function askRegistrationAhead(): void {
  const asked = [
    queryClient.ensureQueryData(countriesQuery),
    queryClient.ensureQueryData(currenciesQuery),
    queryClient.ensureQueryData(visitorQuery),
  ];
  // The form asks again, and says what failed.
  for (const each of asked) each.catch(() => undefined);
}
