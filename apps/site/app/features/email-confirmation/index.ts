export { EmailConfirmation } from './email-confirmation.tsx';
export { useResendEmail } from './use-resend-email.ts';
