import type { QuestTexts } from './quest-texts.ts';

export const en: QuestTexts = {
  'make-known': {
    name: 'Make yourself known',
    description: 'Confirm how we can reach you and tell us who you are: payouts are quicker then.',
    tasks: ['Confirm your e-mail or phone', 'Fill in your name and date of birth'],
  },
  'first-deposit': {
    name: 'First deposit',
    description: 'Make a deposit, in whatever way you like.',
    tasks: ['Make a deposit'],
  },
  'ten-rounds': {
    name: 'Ten rounds',
    description: 'Find a game that you like and play ten rounds of it, or of several.',
    tasks: ['Play 10 rounds'],
  },
  'good-catch': {
    name: 'A good catch',
    description: 'Win at least five times your stake in a single round of any game.',
    tasks: ['Win five times your stake'],
  },
  'studio-tour': {
    name: 'Tour of the studio',
    description: 'See two games of our own studio, one after the other.',
    tasks: ['Play 3 rounds of Copper Canyon', 'Play 3 rounds of Galewater', 'Win a round of either'],
  },
  'daily-visit': {
    name: 'Daily visit',
    description: 'Look in once a day. There is nothing else to do.',
    tasks: ['Sign in today'],
  },
  'weekly-round': {
    name: 'A week in the workshop',
    description: 'Sign in on two days of the week and play thirty rounds in all.',
    tasks: ['Sign in on 2 days', 'Play 30 rounds'],
  },
};
