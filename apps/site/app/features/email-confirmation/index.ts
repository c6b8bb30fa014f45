export { EmailConfirmation } from './email-confirmation.tsx';
