import type { RootData } from '#app/root-data.ts';

/** Start-up data of an English page of a brand that has everything optional switched off. */
export function rootDataFor(change: Partial<RootData>): RootData {
  return {
    brandName: 'Example',
    year: 2030,
    brandCss: '',
    grounds: { light: '#ffffff', dark: '#000000' },
    publicUrl: 'https://site.example',
    locale: 'en',
    defaultLocale: 'en',
    locales: [],
    theme: 'dark',
    isRestricted: false,
    settings: {
      questsEnabled: false,
      loyaltyEnabled: false,
      enableTurnOverWager: false,
      withdrawalCancelEnabled: false,
      showWalletFilledFields: false,
      affiliateTagExpiration: 30,
      gtmContainerId: null,
      freshchatParams: null,
      telegramWidgetUrl: null,
      sumsub: { enabled: false, theme: 'dark', hideDocumentsPage: false, sdkUrl: null },
      betting: null,
    },
    contentFiles: {},
    collections: [],
    providers: [],
    registrationFields: [],
    hasFailed: false,
    registration: { email: true, phone: true },
    limitsAskedAt: 'first-deposit',
    isOtpEnabled: false,
    ...change,
  };
}
