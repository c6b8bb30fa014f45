const en = {
  title: 'Secure payment',
  merchant: 'Pay to Verdigale',
  note: 'A stand-in card page: no real card is charged. Any number will do.',
  number: 'Card number',
  expiry: 'Expiry',
  code: 'Security code',
  approve: 'Pay {amount}',
  decline: 'Decline this payment',
  close: 'Close without paying',
  approved: 'Payment approved',
  declined: 'Payment declined',
  pending: 'This payment is not decided yet',
  back: 'Back to Verdigale',
  unknown: 'This payment does not exist',
};

const de: typeof en = {
  title: 'Sichere Zahlung',
  merchant: 'Zahlung an Verdigale',
  note: 'Eine nachgestellte Kartenseite: Es wird keine echte Karte belastet. Jede Nummer ist recht.',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  code: 'Prüfziffer',
  approve: '{amount} zahlen',
  decline: 'Diese Zahlung ablehnen',
  close: 'Schließen, ohne zu zahlen',
  approved: 'Zahlung bestätigt',
  declined: 'Zahlung abgelehnt',
  pending: 'Über diese Zahlung ist noch nicht entschieden',
  back: 'Zurück zu Verdigale',
  unknown: 'Diese Zahlung gibt es nicht',
};

export type PageTexts = typeof en;

export function pageTexts(locale: string): PageTexts {
  return locale.startsWith('de') ? de : en;
}
