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

  it('need a key of 32 bytes', () => {
    expect(() => accessTokens(kernelWith('k'.repeat(31)))).toThrow(/at least 32 bytes/);
  });
});
