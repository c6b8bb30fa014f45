import { SocialCallback } from '#app/features/auth/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { WithQueries } from '#app/session/index.ts';
import type { Route } from './+types/social-callback';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'socialCallback', undefined, { isPrivate: true });

/** Where other services send the browser back to. (ROUTE-08) */
export default function SocialCallbackPage({ params }: Route.ComponentProps) {
  return (
    <WithQueries>
      <SocialCallback connection={params.connection} />
    </WithQueries>
  );
}
