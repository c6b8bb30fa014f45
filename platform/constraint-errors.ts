import { AppError, type ConstraintErrors } from '#kernel';

/** The errors for constraints that a write can break despite every earlier check, when two writers act at the same moment. */
export const constraintErrors: ConstraintErrors = {
  player_email_lower_key: () => AppError.invalid('email', 'This e-mail address is already registered'),
  player_phone_key: () => AppError.invalid('phone', 'This phone number is already registered'),
  identity_player_id_provider_connection_key: () => new AppError('socialFailed', 'the account belongs to another identity of this service'),
};
