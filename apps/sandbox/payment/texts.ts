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

const fr: typeof en = {
  title: 'Paiement sécurisé',
  merchant: 'Paiement à Verdigale',
  note: 'Une page de carte simulée : aucune vraie carte n’est débitée. N’importe quel numéro convient.',
  number: 'Numéro de carte',
  expiry: 'Expiration',
  code: 'Code de sécurité',
  approve: 'Payer {amount}',
  decline: 'Refuser ce paiement',
  close: 'Fermer sans payer',
  approved: 'Paiement accepté',
  declined: 'Paiement refusé',
  pending: 'Ce paiement n’est pas encore décidé',
  back: 'Retour à Verdigale',
  unknown: 'Ce paiement n’existe pas',
};

const es: typeof en = {
  title: 'Pago seguro',
  merchant: 'Pago a Verdigale',
  note: 'Una página de tarjeta simulada: no se cobra a ninguna tarjeta real. Sirve cualquier número.',
  number: 'Número de tarjeta',
  expiry: 'Caducidad',
  code: 'Código de seguridad',
  approve: 'Pagar {amount}',
  decline: 'Rechazar este pago',
  close: 'Cerrar sin pagar',
  approved: 'Pago aprobado',
  declined: 'Pago rechazado',
  pending: 'Este pago aún no está decidido',
  back: 'Volver a Verdigale',
  unknown: 'Este pago no existe',
};

const pt: typeof en = {
  title: 'Pagamento seguro',
  merchant: 'Pagamento à Verdigale',
  note: 'Uma página de cartão simulada: nenhum cartão real é cobrado. Qualquer número serve.',
  number: 'Número do cartão',
  expiry: 'Validade',
  code: 'Código de segurança',
  approve: 'Pagar {amount}',
  decline: 'Recusar este pagamento',
  close: 'Fechar sem pagar',
  approved: 'Pagamento aprovado',
  declined: 'Pagamento recusado',
  pending: 'Este pagamento ainda não foi decidido',
  back: 'Voltar à Verdigale',
  unknown: 'Este pagamento não existe',
};

const ru: typeof en = {
  title: 'Безопасная оплата',
  merchant: 'Платёж в Verdigale',
  note: 'Имитация страницы с картой: деньги с настоящей карты не списываются. Подойдёт любой номер.',
  number: 'Номер карты',
  expiry: 'Срок действия',
  code: 'Код безопасности',
  approve: 'Оплатить {amount}',
  decline: 'Отклонить платёж',
  close: 'Закрыть без оплаты',
  approved: 'Платёж принят',
  declined: 'Платёж отклонён',
  pending: 'Решения по платежу ещё нет',
  back: 'Вернуться в Verdigale',
  unknown: 'Такого платежа нет',
};

const fa: typeof en = {
  title: 'پرداخت امن',
  merchant: 'پرداخت به Verdigale',
  note: 'صفحهٔ کارت آزمایشی: از هیچ کارت واقعی پولی برداشته نمی‌شود. هر شماره‌ای پذیرفته می‌شود.',
  number: 'شمارهٔ کارت',
  expiry: 'تاریخ انقضا',
  code: 'کد امنیتی',
  approve: 'پرداخت {amount}',
  decline: 'رد کردن این پرداخت',
  close: 'بستن بدون پرداخت',
  approved: 'پرداخت تأیید شد',
  declined: 'پرداخت رد شد',
  pending: 'نتیجهٔ این پرداخت هنوز معلوم نیست',
  back: 'بازگشت به Verdigale',
  unknown: 'چنین پرداختی نیست',
};

const tr: typeof en = {
  title: 'Güvenli ödeme',
  merchant: 'Verdigale’e ödeme',
  note: 'Deneme amaçlı kart sayfası: gerçek bir karttan para çekilmez. Herhangi bir numara olur.',
  number: 'Kart numarası',
  expiry: 'Son kullanma',
  code: 'Güvenlik kodu',
  approve: '{amount} öde',
  decline: 'Bu ödemeyi reddet',
  close: 'Ödemeden kapat',
  approved: 'Ödeme onaylandı',
  declined: 'Ödeme reddedildi',
  pending: 'Bu ödeme henüz sonuçlanmadı',
  back: 'Verdigale’e dön',
  unknown: 'Böyle bir ödeme yok',
};

const hi: typeof en = {
  title: 'सुरक्षित भुगतान',
  merchant: 'Verdigale को भुगतान',
  note: 'नमूना कार्ड पेज: किसी असली कार्ड से पैसे नहीं कटते। कोई भी नंबर चलेगा।',
  number: 'कार्ड नंबर',
  expiry: 'समाप्ति',
  code: 'सुरक्षा कोड',
  approve: '{amount} चुकाएं',
  decline: 'यह भुगतान अस्वीकार करें',
  close: 'बिना भुगतान बंद करें',
  approved: 'भुगतान मंज़ूर हुआ',
  declined: 'भुगतान अस्वीकार हुआ',
  pending: 'इस भुगतान का फ़ैसला अभी नहीं हुआ',
  back: 'Verdigale पर लौटें',
  unknown: 'ऐसा कोई भुगतान नहीं है',
};

const byLanguage: Readonly<Record<string, typeof en>> = { en, de, fr, es, pt, ru, fa, tr, hi };

export type PageTexts = typeof en;

/** The page's words in the language of a locale such as `pt-br`, else in English. */
export function pageTexts(locale: string): PageTexts {
  return byLanguage[locale.split('-')[0] ?? ''] ?? en;
}
