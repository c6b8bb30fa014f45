import type { QuestTexts } from './quest-texts.ts';

export const fr: QuestTexts = {
  'make-known': {
    name: 'Faites connaissance',
    description: 'Confirmez comment vous joindre et dites-nous qui vous êtes : vos retraits iront plus vite.',
    tasks: ['Confirmez votre e-mail ou votre téléphone', 'Indiquez votre nom et votre date de naissance'],
  },
  'first-deposit': {
    name: 'Premier dépôt',
    description: 'Faites un dépôt, par le moyen qui vous convient.',
    tasks: ['Faites un dépôt'],
  },
  'ten-rounds': {
    name: 'Dix manches',
    description: 'Trouvez un jeu qui vous plaît et jouez dix manches, dans un ou plusieurs jeux.',
    tasks: ['Jouez 10 manches'],
  },
  'good-catch': {
    name: 'Une belle prise',
    description: 'Gagnez au moins cinq fois votre mise en une seule manche, dans n’importe quel jeu.',
    tasks: ['Gagnez cinq fois votre mise'],
  },
  'studio-tour': {
    name: 'Visite du studio',
    description: 'Découvrez deux jeux de notre propre studio, l’un après l’autre.',
    tasks: ['Jouez 3 manches de Copper Canyon', 'Jouez 3 manches de Galewater', 'Gagnez une manche de l’un des deux'],
  },
  'daily-visit': {
    name: 'Visite du jour',
    description: 'Passez une fois par jour. Rien d’autre à faire.',
    tasks: ['Connectez-vous aujourd’hui'],
  },
  'weekly-round': {
    name: 'Une semaine à l’atelier',
    description: 'Venez deux jours dans la semaine et jouez trente manches en tout.',
    tasks: ['Connectez-vous 2 jours', 'Jouez 30 manches'],
  },
};
