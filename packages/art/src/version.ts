/**
 * Raised whenever the same seed draws another picture: pictures already made are then made anew and have new
 * addresses. `version.test.ts` fails when the drawing changed and this did not.
 */
export const artVersion = 4;
