import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cspHeader, sealHtml, securityHeaders } from './csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('sealHtml', () => {
  it('allows the inline scripts and styles of the render, by hash, and forgets the nonce', () => {
    const sealed = sealHtml('<style nonce="N">a{}</style><script nonce="N" async="">run()</script><link nonce="N" href="/x.js">', 'N');
    expect(sealed.scriptHashes).toEqual([hash('run()')]);
    expect(sealed.styleHashes).toEqual([hash('a{}')]);
    expect(sealed.html).toBe('<style>a{}</style><script async="">run()</script><link href="/x.js">');
  });

  it('allows nothing that does not carry the nonce', () => {
    expect(sealHtml('<script>evil()</script><script nonce="other">evil()</script><style>x{}</style>', 'N')).toMatchObject({
      scriptHashes: [],
      styleHashes: [],
    });
  });

  it('needs no hash for a script that is a file', () => {
    expect(sealHtml('<script nonce="N" src="/a.js"></script>', 'N').scriptHashes).toEqual([]);
  });
});

describe('cspHeader', () => {
  it('allows own files, hashed scripts, own calls and socket, and the frames of the partners', () => {
    const header = cspHeader(
      {
        origins: ['https://site.test'],
        frameOrigins: ['https://studio.test'],
        formOrigins: ['https://pay.test'],
        counts: false,
        partnerOrigins: ['https://bets.test'],
      },
      { scriptHashes: ["'sha256-a'"], styleHashes: [] },
    );
    expect(header).toContain("script-src 'self' 'sha256-a' https://bets.test;");
    expect(header).not.toMatch(/script-src[^;]*unsafe/);
    expect(header).toContain("connect-src 'self' wss://site.test https://bets.test;");
    expect(header).toContain("frame-src 'self' https://studio.test https://bets.test;");
    expect(header).toContain("form-action 'self' https://pay.test;");
    expect(header).toContain("img-src 'self' data: https://bets.test;");
    expect(header).toContain("object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types site default *;");
    expect(header).toMatch(/; report-uri \/csp-reports$/);
  });

  it('knows the tag container only where one is configured', () => {
    const policy = (counts: boolean) =>
      cspHeader(
        { origins: ['https://site.test'], frameOrigins: [], formOrigins: [], partnerOrigins: [], counts },
        { scriptHashes: [], styleHashes: [] },
      );
    expect(policy(false)).not.toContain('google');
    expect(policy(false)).toContain('trusted-types site default;');
    expect(policy(true)).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy(true)).toMatch(/connect-src [^;]*google-analytics\.com/);
  });

  it('lets a widget be loaded by its full address only, and a frame use the camera only where one is configured', () => {
    const header = cspHeader(
      {
        origins: ['https://site.test'],
        frameOrigins: [],
        formOrigins: [],
        partnerOrigins: [],
        scriptUrls: ['https://widget.test/w.js?22'],
        counts: false,
      },
      { scriptHashes: [], styleHashes: [] },
    );
    expect(header).toContain("script-src 'self' https://widget.test/w.js;");
    expect(securityHeaders([])['permissions-policy']).toContain('camera=(),');
    expect(securityHeaders(['https://check.test'])['permissions-policy']).toContain('camera=("https://check.test"),');
  });

  it('names each origin once, and no script of one whose scripts are all let in', () => {
    const [all, own] = ['https://all.test', 'https://site.test'];
    const options = { origins: [own], frameOrigins: [all], formOrigins: [], partnerOrigins: [all], counts: false };
    const header = cspHeader({ ...options, scriptUrls: [`${all}/w.js`] }, { scriptHashes: [], styleHashes: [] });
    expect(header).toContain(`script-src 'self' ${all};`);
    expect(header).toContain(`frame-src 'self' ${all};`);
  });

  it('lets in the widgets of partners, a support chat among them, and nobody else', () => {
    const options = { origins: ['https://site.test'], frameOrigins: [], formOrigins: [], counts: false };
    const policy = cspHeader({ ...options, partnerOrigins: ['https://chat.test'] }, { scriptHashes: [], styleHashes: [] });
    for (const name of ['script-src', 'style-src', 'frame-src']) expect(policy).toContain(`${name} 'self' https://chat.test;`);
  });
});
