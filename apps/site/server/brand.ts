/** Colours as `#rrggbb`, for what is drawn without a style sheet. */
export interface SiteColours {
  ground: string;
  text: string;
  faintText: string;
  accent: string;
  onAccent: string;
  gain: string;
  focus: string;
}

/** What the site shows of a brand. (`Brand` of brands/schema is one; docs/guides/add-a-brand.md) */
export interface SiteBrand {
  name: string;
  supportEmail: string;
  defaultLocale: string;
  /** By locale: the folders that its texts are looked up in, first things first, each with the language that it is in. */
  texts: Readonly<Record<string, readonly { path: string; locale: string }[]>>;
  /** Style sheets that set tokens of the kit, in the order in which they apply. */
  themes: readonly string[];
  palette: Readonly<Record<'light' | 'dark', SiteColours>>;
}
