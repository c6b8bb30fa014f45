import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export interface Page {
  html: string;
  nonce: string;
  frameAncestors?: readonly string[];
  formTargets?: readonly string[];
  status?: number;
}

/** A fresh nonce for one page's scripts and styles. */
export function createNonce(): string {
  return randomBytes(18).toString('base64');
}

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A value as JSON that cannot end the script element which carries it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/**
 * Sends a page of a stand-in: only scripts and styles with the page's nonce run, only the named origins may frame it,
 * nothing of its address leaves in a referrer, and no cache keeps it.
 */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const ancestors = page.frameAncestors?.length ? page.frameAncestors.join(' ') : "'none'";
  return reply
    .code(page.status ?? 200)
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        `script-src 'nonce-${page.nonce}'`,
        `style-src 'nonce-${page.nonce}'`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        // Browsers hold the redirects that follow a form to it as well.
        `form-action 'self' ${page.formTargets?.join(' ') ?? ''}`.trim(),
        "base-uri 'none'",
        // No text becomes code here.
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        `frame-ancestors ${ancestors}`,
      ].join('; '),
    )
    .header('cache-control', 'no-store')
    .header('cross-origin-opener-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
