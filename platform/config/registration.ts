/** The brand's say in the registration. */
export interface RegistrationSettings {
  email: boolean;
  phone: boolean;
  /** How many characters every new password has at least: the six of the rules (A 5), or more. */
  shortestPassword?: number;
  /** By field name: shows a field that is there for it, hides one, asks for it or not. */
  fields?: Readonly<Record<string, { isVisible?: boolean; isRequired?: boolean; value?: string }>>;
}
