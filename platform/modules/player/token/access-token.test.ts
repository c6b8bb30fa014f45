import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { newId, type Kernel } from '#kernel';
import { fakeClock } from '#testing';
import { accessTokenLifetimeSeconds, accessTokens } from './access-token.ts';

const clock = fakeClock();
const kernelWith = (jwtKey: string) => ({ clock, config: { jwtKey, publicUrl: 'http://site.test' } }) as unknown as Kernel;
const subject = { playerId: newId(), sessionId: newId(), tokenId: newId() };

describe('access tokens', () => {
  it('are read as they were issued, and known as expired afterwards', async () => {
    const tokens = accessTokens(kernelWith('k'.repeat(32)));
    const token = await tokens.issue(subject);
    const claims = { ...subject, expiresAt: clock.now().getTime() / 1000 + accessTokenLifetimeSeconds };
    expect(await tokens.read(token)).toEqual({ claims, isExpired: false });
    clock.advance(accessTokenLifetimeSeconds * 1000);
    expect(await tokens.read(token)).toEqual({ claims, isExpired: true });
  });

  it('of a clock that is a little ahead are taken, of one far ahead not', async () => {
    const tokens = accessTokens(kernelWith('k'.repeat(32)));
    const token = await tokens.issue(subject);
    clock.advance(-9_000);
    expect((await tokens.read(token))?.isExpired).toBe(false);
    clock.advance(-9_000);
    expect(await tokens.read(token)).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['another issuer', { iss: 'http://other.test' }],
    ['another audience', { aud: 'http://site.test/operator' }],
    ['no audience', { aud: undefined }],
    ['another kind of principal', { prv: 'operator' }],
    ['no kind of principal', { prv: undefined }],
    ['no end', { exp: undefined }],
    ['no beginning', { nbf: undefined }],
    ['no session', { sessionId: undefined }],
    ['a session that is none of ours', { sessionId: 'mine' }],
    ['a player who is none of ours', { sub: 7 }],
    ['another type', {}, { typ: 'at+jwt' }],
    ['another algorithm', {}, { alg: 'HS512' }],
  ])('of %s are none, though our key has signed them', async (_, changes, header = {}) => {
    const jwtKey = 'k'.repeat(64);
    const tokens = accessTokens(kernelWith(jwtKey));
    const issued = decodeJwt(await tokens.issue(subject));
    const sign = (claims: Record<string, unknown>, head: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...head }).sign(Buffer.from(jwtKey));
    expect(await tokens.read(await sign(issued, {}))).not.toBeNull();
    expect(await tokens.read(await sign({ ...issued, ...changes }, header))).toBeNull();
  });

  it('need a key of 32 bytes', () => {
    expect(() => accessTokens(kernelWith('k'.repeat(31)))).toThrow(/at least 32 bytes/);
  });
});
