import type { Collection, Constants, Field, Locale, Provider } from '@verdigale/contract';
import { createContext, use } from 'react';
import type { PublicSettings, Theme } from './site-context.ts';

/** A collection in menus and rows. It travels with every page, so it is no more than that. */
export type MenuCollection = Pick<Collection, 'identity' | 'name'>;

/** A studio in lists and in search. It travels with every page, so it is no more than that. */
export type ListedStudio = Pick<Provider, 'identity' | 'name' | 'gameEnabledCount'>;

/** What every page knows from the start. (A 4: start-up loads providers, collections and registration fields) */
export interface RootData {
  brandName: string;
  /** Of the copyright notice. */
  year: number;
  /** Tokens that the brand sets over the kit's. */
  brandCss: string;
  /** The colour of the page's ground in each theme, for the browser's own bars. */
  grounds: Readonly<Record<Theme, string>>;
  publicUrl: string;
  locale: string;
  defaultLocale: string;
  locales: readonly Locale[];
  theme: Theme;
  isRestricted: boolean;
  settings: PublicSettings;
  contentFiles: Readonly<Record<string, string>>;
  collections: readonly MenuCollection[];
  providers: readonly ListedStudio[];
  registrationFields: readonly Field[];
  /** Something of this could not be loaded: the page is the error page. */
  hasFailed: boolean;
  /** Ways to register. */
  registration: { email: boolean; phone: boolean };
  /** When new players are asked for limits. */
  limitsAskedAt: Constants['player']['limit']['askedAt'];
  /** Codes are sent to phones, so that one of them can set a new password. */
  isOtpEnabled: boolean;
}

/** Given by the root to all of a document. It is loaded once, so that nobody who reads it is drawn again when the router has news. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** The start-up data, undefined when the server could not load it (the error page still shows). */
export function useMaybeRootData(): RootData | undefined {
  return use(RootDataContext);
}

export function useRootData(): RootData {
  const data = useMaybeRootData();
  if (!data) throw new Error('The start-up data is missing');
  return data;
}
