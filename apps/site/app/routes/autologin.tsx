import { Autologin } from '#app/features/auth/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import type { Route } from './+types/autologin';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'autologin', undefined, { isPrivate: true });

export default function AutologinRoute() {
  return <Autologin />;
}
