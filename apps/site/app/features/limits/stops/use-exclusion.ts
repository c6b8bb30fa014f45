import { limitDefinition } from '@verdigale/contract';
import { useNavigate } from 'react-router';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { callApi, session } from '#app/session/index.ts';

/**
 * Shuts the player out. The platform has ended the session with its answer, so the page lets go of it, too, and leads on to the page on safer play:
 * not to the sign-in, which would refuse him, nor to the games. (wire 3.4)
 */
export function useExclusion(): (period: string) => Promise<void> {
  const moment = useDateFormat('moment');
  const navigate = useNavigate();
  const { path } = useLocale();
  const { leave } = useModals();
  return async (period) => {
    const { data } = await callApi('player.limits.create', { body: { definition: limitDefinition.selfExclusion, period } });
    await leave('self-exclusion-limit');
    session.dropped();
    await navigate(path('/static/responsible-gaming'), { replace: true });
    void sayExcluded(data.expiredAt, moment);
  };
}

/** The end is null for good. */
export const sayExcluded = (end: string | null, moment: (time: string) => string): Promise<string | null> =>
  end === null ? showAlert('errors.selfExcluded') : showAlert('limit.selfExcludedUntil', { date: moment(end) });
