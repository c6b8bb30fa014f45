import { truncateAddress, type Kernel } from '#kernel';

export interface AuthEvent {
  event:
    | 'sign-in'
    | 'login token'
    | 'social sign-in'
    | 'registration'
    | 'profile change'
    | 'second step'
    | 'passkey sign-in'
    | 'proof'
    | 'password change'
    | 'password reset'
    | 'reset request'
    | 'pay-out'
    | 'refresh';
  /** `half`: the second step is to follow. `slowed`: not looked at, since too many tries came before. */
  outcome: 'done' | 'half' | 'refused' | 'slowed';
  /** Absent when no account is concerned. */
  playerId?: string | undefined;
  ip: string;
}

/** The trail of who signed in and who tried: the account and the network, nothing else of a person. */
export function logAuth({ log }: Pick<Kernel, 'log'>, { ip, ...event }: AuthEvent): void {
  log.info({ ...event, from: truncateAddress(ip) }, 'authentication');
}
