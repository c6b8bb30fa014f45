import { perKernel, type Kernel } from '#kernel';
import { publishFields, text } from '../fields/field-list.ts';
import { shortest } from '../fields/registration-fields.ts';

/** What a form that sets a new password must hold: the rules of a registration's, and the fixed ones of these names. (A 5, PROFILE-02) */
export const newPasswordFields = perKernel(({ config }: Kernel) =>
  publishFields([
    { name: 'newPassword', description: 'New password', rules: [...text(256), shortest(config.registration)] },
    { name: 'repeatNewPassword', description: 'New password again' },
  ]),
);

export const changePasswordFields = perKernel((kernel: Kernel) => [
  ...publishFields([{ name: 'currentPassword', description: 'Current password' }]),
  ...newPasswordFields(kernel),
]);
