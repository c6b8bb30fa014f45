type Part = 'firstName' | 'lastName' | 'birthdate' | 'personalIdNumber' | 'email' | 'phone' | 'postalCode';

/** What the platform knows of one person, a birth date as `YYYY-MM-DD`; no more than this goes to a register. */
export type Person = { country: string } & { [part in Part]?: string | null | undefined };

/** Somebody who has excluded himself from all operators of a country. */
export interface Listing {
  /** Null as long as the register says so. */
  until: Date | null;
}

export interface ExclusionRegister {
  /** Null for somebody who is not on the register. Makes outbound HTTP. Throws registerUnavailable, whatever else goes wrong. */
  find(person: Person): Promise<Listing | null>;
}
