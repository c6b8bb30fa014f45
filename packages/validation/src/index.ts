export { clampAmount, cleanAmount, isAmountWithin, type AmountBounds } from './amount-input.ts';
export { ageOf, parseDate } from './date-rules.ts';
export { normaliseDigits } from './digits.ts';
export { fieldRules, rulesOf, signInRules, type FieldDefinition } from './field-rules.ts';
export { formatMessage } from './messages.ts';
export { acceptOtp, isOtpComplete, isOtpKey, OTP_LENGTH } from './otp.ts';
export { passwordStrength, type PasswordStrength } from './password-strength.ts';
export type { MessageParams, RuleFailure, RuleSet, RuleSpec, ValidationContext } from './rule.ts';
export { findFaultyRules, validate, validateFields } from './validate.ts';
