import type { QuestTexts } from './quest-texts.ts';

export const de: QuestTexts = {
  'make-known': {
    name: 'Mach dich bekannt',
    description: 'Bestätige, wie wir dich erreichen, und sag uns, wer du bist: Auszahlungen gehen dann schneller.',
    tasks: ['Bestätige deine E-Mail-Adresse oder dein Telefon', 'Trage Namen und Geburtsdatum ein'],
  },
  'first-deposit': {
    name: 'Erste Einzahlung',
    description: 'Zahle einmal ein, auf welchem Weg du magst.',
    tasks: ['Zahle ein'],
  },
  'ten-rounds': {
    name: 'Zehn Runden',
    description: 'Such dir ein Spiel, das dir gefällt, und spiele zehn Runden, auch in mehreren Spielen.',
    tasks: ['Spiele 10 Runden'],
  },
  'good-catch': {
    name: 'Ein guter Fang',
    description: 'Gewinne in einer einzigen Runde, egal in welchem Spiel, mindestens das Fünffache deines Einsatzes.',
    tasks: ['Gewinne das Fünffache des Einsatzes'],
  },
  'studio-tour': {
    name: 'Rundgang durchs Studio',
    description: 'Sieh dir zwei Spiele unseres eigenen Studios an, eines nach dem anderen.',
    tasks: ['Spiele 3 Runden Copper Canyon', 'Spiele 3 Runden Galewater', 'Gewinne eine Runde in einem der beiden'],
  },
  'daily-visit': {
    name: 'Täglicher Besuch',
    description: 'Schau einmal am Tag vorbei. Mehr ist nicht zu tun.',
    tasks: ['Melde dich heute an'],
  },
  'weekly-round': {
    name: 'Eine Woche in der Werkstatt',
    description: 'Melde dich an zwei Tagen der Woche an und spiele insgesamt dreißig Runden.',
    tasks: ['Melde dich an 2 Tagen an', 'Spiele 30 Runden'],
  },
};
