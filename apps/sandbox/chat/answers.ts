export type ChatLocale = 'en' | 'de';

interface Topic {
  words: RegExp;
  answer: Record<ChatLocale, string>;
}

const topics: readonly Topic[] = [
  {
    words: /withdraw|payout|auszahl/i,
    answer: {
      en: 'Withdrawals: open the wallet, pick “Withdraw”, and take the request back there as long as it is under review.',
      de: 'Auszahlungen: Öffne die Kasse, wähle „Auszahlen“. Solange geprüft wird, kannst du den Antrag dort zurückholen.',
    },
  },
  {
    words: /deposit|einzahl|card|karte/i,
    answer: {
      en: 'Deposits: the button at the top opens the wallet. All money here is play money, so no card is charged.',
      de: 'Einzahlungen: Der Knopf oben öffnet die Kasse. Hier ist alles Spielgeld, keine Karte wird belastet.',
    },
  },
  {
    words: /limit|break|pause|stop|exclu|aufhör|sperr/i,
    answer: {
      en: 'It is good that you ask. “Safer play” in the menu names limits, breaks, and people who listen and do not judge.',
      de: 'Gut, dass du fragst. „Sicheres Spiel“ im Menü nennt Limits, Pausen und Menschen, die zuhören, ohne zu urteilen.',
    },
  },
  {
    words: /password|passwort|sign.?in|log.?in|anmeld/i,
    answer: {
      en: 'Signing in: the sign-in window has a link for forgotten passwords. We never ask for a password in this chat.',
      de: 'Anmelden: Im Anmeldefenster hilft der Link für vergessene Passwörter. Im Chat fragen wir nie nach einem Passwort.',
    },
  },
];

const general: Record<ChatLocale, string> = {
  en: 'I am the stand-in of a support team and know about deposits, withdrawals, limits and signing in. Ask me about one of them.',
  de: 'Ich vertrete hier ein Support-Team und kenne mich mit Einzahlungen, Auszahlungen, Limits und Anmelden aus. Frag mich danach.',
};

/** What the assistant says to a message. */
export function answerTo(text: string, locale: ChatLocale): string {
  return topics.find(({ words }) => words.test(text))?.answer[locale] ?? general[locale];
}
