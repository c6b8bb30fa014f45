/** The key of one attempt, 128 random bits in figures. Pages without TLS, as in a house's own network, have no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
