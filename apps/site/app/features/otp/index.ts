export { CodeVerification, type CodeVerificationProps } from './code-verification.tsx';
export { PhoneForm } from './phone-form.tsx';
export { sendCode, type SendOutcome } from './send-code.ts';
