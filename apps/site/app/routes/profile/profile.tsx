import { Skeleton } from '@verdigale/ui/skeleton';
import { Outlet } from 'react-router';
import { ProfileFrame } from '#app/features/profile/index.ts';
import { ProofHost } from '#app/features/proof/index.ts';
import { WithQueries } from '#app/session/index.ts';
import { requirePlayer } from '#app/routes/require-player.ts';
import type { Route } from './+types/profile';

export const clientLoader = (args: Route.ClientLoaderArgs) => requirePlayer(args);
clientLoader.hydrate = true as const;

/** What the server renders of the player area, since it never knows who asks: as high as its frame is at least. */
export function HydrateFallback() {
  return (
    <div style={{ minBlockSize: '100dvb' }}>
      <Skeleton blockSize="24rem" shape="box" />
    </div>
  );
}

export default function Profile() {
  return (
    <WithQueries>
      <ProfileFrame>
        <Outlet />
      </ProfileFrame>
      <ProofHost />
    </WithQueries>
  );
}
