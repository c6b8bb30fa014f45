import type { Text } from '#app/content/use-content.ts';

/** The banner's pictures as the brand names them; null where it has not both. (AUTH-02) */
export function promoImages(text: Text<'modals'>, key: `modals.${string}`): { desktop: string; mobile: string } | null {
  const [desktop, mobile] = [text.dynamic(key, 'desktop'), text.dynamic(key, 'mobile')];
  return desktop && mobile ? { desktop, mobile } : null;
}
