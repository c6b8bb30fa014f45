/** The key of one attempt: 128 random bits as four decimal numbers. Pages without TLS, as on a local network, have no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
