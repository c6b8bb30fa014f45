/** Which version of the partners' wire this package speaks. */
export const partnerWireVersion = 1;
