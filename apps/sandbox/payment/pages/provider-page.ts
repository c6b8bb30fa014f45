import { createNonce, escapeHtml, sendPage } from '@verdigale/stand-in';
import type { FastifyReply } from 'fastify';
import { pageFrame } from '../../page-frame.ts';
import { inShop, pageTexts } from '../texts/index.ts';

export interface ProviderPage {
  title: string;
  body: string;
  head?: string;
  lang: string;
  status?: number;
  /** The only origins that may show it in a frame; none may without. */
  frameAncestors?: readonly string[];
}

/** Sends a page of the provider to a player. */
export function showPage(
  reply: FastifyReply,
  { title, body, head = '', lang, status = 200, frameAncestors = [] }: ProviderPage,
): FastifyReply {
  const nonce = createNonce();
  return sendPage(reply, { html: pageFrame({ title, body, head, lang, nonce }), nonce, status, frameAncestors });
}

/** A page that only says something. */
export const say = (shop: string, lang: string, text: string, more = ''): Pick<ProviderPage, 'title' | 'body' | 'lang'> => {
  const { title, merchant } = pageTexts(lang);
  return { title, lang, body: `<h1>${escapeHtml(inShop(merchant, shop))}</h1><p class="amount">${escapeHtml(text)}</p>${more}` };
};

export const unknownPayment = (shop: string): ProviderPage => ({ ...say(shop, 'en', pageTexts('en').unknown), status: 404 });
