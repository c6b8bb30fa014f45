import { mount, type Module } from '#kernel';
import { changeLimit, removeLimit } from './change-limit.ts';
import { createLimit } from './create-limit.ts';
import { listLimits } from './list-limits.ts';

export { beginBreak, endWhatRuns } from './begin-break.ts';

const limit = { max: 30, timeWindow: '1 minute' } as const;

/** The limits that players set for themselves. (LIM-01, CALL-12) */
export const ownLimitsFlow: Module = {
  name: 'own-limits',
  routes(app, kernel) {
    mount(app, 'player.limits.list', ({ principal }) => listLimits(kernel, principal.playerId));
    mount(app, 'player.limits.create', ({ principal, body }) => createLimit(kernel, principal.playerId, body), { limit });
    mount(app, 'player.limits.change', ({ principal, params, body }) => changeLimit(kernel, principal.playerId, { ...body, ...params }), {
      limit,
    });
    mount(app, 'player.limits.remove', ({ principal, params }) => removeLimit(kernel, principal.playerId, params.id), { limit });
  },
};
