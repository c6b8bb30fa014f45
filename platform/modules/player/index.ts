import type { Kernel, Module } from '#kernel';
import { requireUsableFields } from './fields/registration-fields.ts';
import { pruneCodes } from './otp/send-code.ts';
import { remindReviews } from './limits-review/remind-reviews.ts';
import { playerRoutes } from './routes.ts';
import type { FactorChanged } from './second-factor/factor-changed.ts';
import { forgetSessions } from './session/forget-sessions.ts';
import { emitDormant } from './session/emit-dormant.ts';
import { pruneOneTimeTokens } from './token/one-time-token.ts';
import { pruneTries } from './tries.ts';

export { decideIdentity, listDoubtfulIdentities } from './identity-check/decide-identity.ts';
export { isIdentityProved } from './identity-check/is-identity-proved.ts';
export { recordIdentityCheck, type IdentityDecided } from './identity-check/record-identity-check.ts';
export { holdPlayerRow, takeProven, type ProvenDetails } from './identity-check/take-proven.ts';
export { askCorrection, listCorrections, type AskedCorrection } from './correction/ask-correction.ts';
export { correctedTopic, decideCorrection } from './correction/decide-correction.ts';
export type { Correction } from './correction/correction.sql.ts';
export { activePlayers } from './active-players.sql.ts';
export { logAuth } from './auth-log.ts';
export { changeStatus, type PlayerStatus } from './change-status.ts';
export type { ContactChanged } from './contact-changed.ts';
export { neededDetails, requireDetails } from './fields/needed-details.ts';
export { excludedTopic, excludeListed, excludePlayer, exclusionEnd, type Excluded } from './exclusion/exclude-player.ts';
export { listedTopic, requireAdmissible, requireAdmitted, type Listed } from './exclusion/require-admitted.ts';
export { exclusionsIn, type RegisteredExclusion } from './exclusion/exclusion.sql.ts';
export { findExclusion } from './exclusion/find-exclusion.ts';
export { stranger } from './person/person.sql.ts';
export { shutOutExcludedTwin } from './person/recognise.ts';
export { erasePerson } from './person/erase-person.ts';
export { findTwins, noteApart, type Twins } from './person/find-twins.ts';
export { reviewDueTopic } from './limits-review/remind-reviews.ts';
export { letReturn } from './exclusion/let-return.ts';
export { createPlayer, emailTakenConstraint } from './create-player.ts';
export { discloseFew } from './email/disclose-few.ts';
export { issueConfirmationCode } from './email/confirmation-code.ts';
export { unsealCode } from './otp/one-time-code.ts';
export type { CodeRequested } from './otp/send-code.ts';
export { checkCode, spendCode } from './otp/take-code.ts';
export {
  awaitHolders,
  findPlayerByPhone,
  findPlayerId,
  findPlayerLocale,
  findStatus,
  getProfile,
  holdPlayers,
  requirePlayer,
  requirePlayers,
} from './get-profile.ts';
export { emitProfileChanged, type ProfileChanged } from './profile-changed.ts';
export type { PlayerRow } from './player.sql.ts';
export { isProfileField, storedValue } from './profile-columns.ts';
export { issueResetCode } from './password/reset-code.ts';
export { registrationFieldNames, requireOffered } from './fields/registration-fields.ts';
export { prepareRegistration, type Registration, type RegistrationForm } from './prepare-registration.ts';
export { enter, isHalf, wholeSession, type HalfSession } from './session/enter.ts';
export { answerSession } from './session/answer-session.ts';
export { closeSession } from './session/close-session.ts';
export { proveLogin } from './session/prove-login.ts';
export { forgiveSignInTries } from './session/sign-in-tries.ts';
export { issueLoginToken } from './session/sign-in-by-token.ts';
export { requireProof } from './session/proof.ts';
export { dropFactors } from './second-factor/remove-factor.ts';
export type { FactorChanged } from './second-factor/factor-changed.ts';
export { endSessionHere, isSessionOpen, stayAwake } from './session/living-sessions.ts';
export { signInNews } from './session/sign-in-news.ts';
export { getSignInDevice, type SignInDevice } from './session/unknown-device.ts';
export type { SessionContinued } from './session/refresh-session.ts';
export { openSession, type Device, type OpenSession, type SessionOpened } from './session/open-session.ts';
export { createSocialPlayer, settleSocialResidence, type SocialRegistration } from './social/create-social-player.ts';
export { identityTakenConstraint, recognisePlayer, type SocialIdentity } from './social/recognise-player.ts';
export { beginSocialFlow, pruneSocialFlows, takeSocialAnswer, takeSocialFlow } from './social/social-flow.ts';
export { createAuthenticator, createTokenJudge } from './token/authenticator.ts';

export const playerModule: Module = {
  name: 'player',
  routes: playerRoutes,
  setup(kernel: Kernel) {
    requireUsableFields(kernel);
    // Also what an operator's command does, in a process of its own.
    kernel.events.on<FactorChanged>('player.secondFactor.changed', async (_tx, { playerId, payload }) =>
      kernel.log.info({ event: 'second factor', ...payload, playerId }, 'authentication'),
    );
    kernel.jobs.define('player.prune-codes', () => pruneCodes(kernel));
    kernel.jobs.schedule('player.prune-codes', '12 * * * *');
    kernel.jobs.define('player.prune-sign-in-tries', () => pruneTries(kernel));
    kernel.jobs.schedule('player.prune-sign-in-tries', '*/15 * * * *');
    kernel.jobs.define('player.remind-reviews', () => remindReviews(kernel));
    kernel.jobs.schedule('player.remind-reviews', '23 9 * * *');
    kernel.jobs.define('player.forget', async () => {
      await pruneOneTimeTokens(kernel);
      await forgetSessions(kernel);
    });
    kernel.jobs.schedule('player.forget', '7 * * * *');
    kernel.jobs.define('player.tell-dormant', () => emitDormant(kernel));
    kernel.jobs.schedule('player.tell-dormant', '20 9 * * *');
  },
};
