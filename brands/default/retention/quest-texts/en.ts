import type { QuestTexts } from './index.ts';

export const en: QuestTexts = {
  'make-known': {
    name: 'Make yourself known',
    description: 'Confirm how to reach you and tell us who you are: payouts go faster then.',
    tasks: ['Confirm your e-mail or your phone', 'Fill in your names and date of birth'],
  },
  'first-deposit': {
    name: 'First deposit',
    description: 'Make a deposit of 10 euros or more, in whatever way you like.',
    tasks: ['Make a deposit'],
  },
  'ten-rounds': {
    name: 'Ten rounds',
    description: 'Find a game that you like and play ten rounds of it, or of several.',
    tasks: ['Play 10 rounds'],
  },
  'good-catch': {
    name: 'A good catch',
    description: 'Win at least five times your stake in a single round, in any game.',
    tasks: ['Win five times your stake'],
  },
  'studio-tour': {
    name: 'Tour of the studio',
    description: 'See three games of our own studio, one after another.',
    tasks: ['Play 3 rounds of Copper Canyon', 'Play 3 rounds of Galewater', 'Win once in either of them'],
  },
  'daily-visit': {
    name: 'Daily visit',
    description: 'Look in once a day. Nothing else to do.',
    tasks: ['Sign in today'],
  },
  'weekly-round': {
    name: 'Week in the workshop',
    description: 'Come on two days of the week and play thirty rounds in all.',
    tasks: ['Sign in on 2 days', 'Play 30 rounds'],
  },
};
