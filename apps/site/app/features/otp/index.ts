export { CodeVerification } from './code-verification.tsx';
export { PhoneForm } from './phone-form.tsx';
export { sendCode } from './send-code.ts';
