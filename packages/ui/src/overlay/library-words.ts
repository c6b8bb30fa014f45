/** What react-aria gives a message. */
interface Figures {
  number(value: number): string;
}
type Message = string | ((values: Readonly<Record<string, unknown>>, figures: Figures) => string);
type Words = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/**
 * The words that react-aria says itself (the hidden button at the end of a popover, how many entries a combobox has found), in languages of ours
 * that it does not speak: it would say them in English. By its packages; those of parts that the kit does not use are left out.
 */
const words: Readonly<Record<string, Words>> = {
  fa: {
    '@react-aria/overlays': { dismiss: 'بستن' },
    '@react-aria/menu': { longPressMessage: 'برای باز کردن منو نگه دارید یا Alt و کلید جهت پایین را بزنید' },
    '@react-aria/combobox': {
      buttonLabel: 'نمایش پیشنهادها',
      listboxLabel: 'پیشنهادها',
      countAnnouncement: ({ optionCount }, figures) => `${figures.number(Number(optionCount))} گزینه موجود است.`,
      focusAnnouncement: ({ optionText, isSelected }) => `${String(optionText)}${isSelected === true ? '، انتخاب شده' : ''}`,
      selectedAnnouncement: ({ optionText }) => `${String(optionText)}، انتخاب شد`,
    },
    'react-aria-components': { selectPlaceholder: 'یک گزینه را انتخاب کنید' },
  },
  hi: {
    '@react-aria/overlays': { dismiss: 'बंद करें' },
    '@react-aria/menu': { longPressMessage: 'मेनू खोलने के लिए देर तक दबाएं, या Alt के साथ नीचे का तीर दबाएं' },
    '@react-aria/combobox': {
      buttonLabel: 'सुझाव दिखाएं',
      listboxLabel: 'सुझाव',
      countAnnouncement: ({ optionCount }, figures) => `${figures.number(Number(optionCount))} विकल्प मिले।`,
      focusAnnouncement: ({ optionText, isSelected }) => `${String(optionText)}${isSelected === true ? ', चुना हुआ' : ''}`,
      selectedAnnouncement: ({ optionText }) => `${String(optionText)}, चुना गया`,
    },
    'react-aria-components': { selectPlaceholder: 'कोई विकल्प चुनें' },
  },
};

/** Where react-aria looks for words that come with the page, as its own script for server-rendered pages leaves them. */
const localeKey = Symbol.for('react-aria.i18n.locale');
const wordsKey = Symbol.for('react-aria.i18n.strings');

/** Before the first part of react-aria is drawn: it reads them once, and a language is a document of its own. */
export function giveLibraryWords(language: string): void {
  if (words[language]) Object.assign(globalThis, { [localeKey]: language, [wordsKey]: words[language] });
}
