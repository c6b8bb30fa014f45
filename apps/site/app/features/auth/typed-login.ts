let typed = '';

/** What was typed as an e-mail address in the sign-in, for the form that sends a new password. It never leaves this page. */
export const typedLogin = {
  keep(login: string): void {
    typed = login;
  },
  read: (): string => typed,
};
