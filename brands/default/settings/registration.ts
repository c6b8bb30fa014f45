/**
 * How players register. `fields` shows, hides or requires fields by their names, such as
 * `{ birthdate: { isRequired: true }, city: { isRequired: false }, country: { isVisible: false, isRequired: false } }`;
 * which ones there are is in `platform/modules/player/fields/registration-fields.ts`. Ours is short: the cashier asks for the
 * rest when it is needed.
 */
export const registration = { email: true, phone: true, fields: {} } as const;
