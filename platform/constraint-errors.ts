import { AppError, type ConstraintErrors } from '#kernel';

/** What a caller is answered whose write broke a constraint that no earlier check can rule out: two writers at the same moment. */
export const constraintErrors: ConstraintErrors = {
  player_email_lower_key: () => AppError.invalid('email', 'This e-mail address is already registered'),
  player_phone_key: () => AppError.invalid('phone', 'This phone number is already registered'),
  identity_player_id_provider_connection_key: () => new AppError('socialFailed', 'the account belongs to another identity of this service'),
};
