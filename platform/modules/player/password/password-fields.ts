import { publishFields, text } from '../fields/field-list.ts';

/** As in the registration. (A 5) */
const newPassword = { name: 'newPassword', description: 'New password', rules: text(256) };
const repeatNewPassword = { name: 'repeatNewPassword', description: 'New password again' };

/** What a form that sets a new password must hold; the fixed rules of these names say the rest. (A 5, PROFILE-02) */
export const newPasswordFields = publishFields([newPassword, repeatNewPassword]);
export const changePasswordFields = publishFields([
  { name: 'currentPassword', description: 'Current password' },
  newPassword,
  repeatNewPassword,
]);
