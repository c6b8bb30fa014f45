/** Beside the sign-in flag: a social sign-in came back without an e-mail that anybody has proved. It leaves with the modal. */
export const emailErrorParam = 'emailError';
