import type { QuestTexts } from './quest-texts.ts';

export const es: QuestTexts = {
  'make-known': {
    name: 'Dese a conocer',
    description: 'Confirme cómo podemos contactarle y díganos quién es: así los pagos llegan antes.',
    tasks: ['Confirme su correo o su teléfono', 'Rellene su nombre y fecha de nacimiento'],
  },
  'first-deposit': {
    name: 'Primer depósito',
    description: 'Haga un depósito, de la manera que prefiera.',
    tasks: ['Haga un depósito'],
  },
  'ten-rounds': {
    name: 'Diez rondas',
    description: 'Busque un juego que le guste y juegue diez rondas, en uno o en varios.',
    tasks: ['Juegue 10 rondas'],
  },
  'good-catch': {
    name: 'Buena pesca',
    description: 'Gane al menos cinco veces su apuesta en una sola ronda de cualquier juego.',
    tasks: ['Gane cinco veces su apuesta'],
  },
  'studio-tour': {
    name: 'Visita al estudio',
    description: 'Conozca dos juegos de nuestro propio estudio, uno tras otro.',
    tasks: ['Juegue 3 rondas de Copper Canyon', 'Juegue 3 rondas de Galewater', 'Gane una ronda de cualquiera de los dos'],
  },
  'daily-visit': {
    name: 'Visita diaria',
    description: 'Pásese una vez al día. No hay que hacer nada más.',
    tasks: ['Inicie sesión hoy'],
  },
  'weekly-round': {
    name: 'Una semana en el taller',
    description: 'Inicie sesión dos días de la semana y juegue treinta rondas en total.',
    tasks: ['Inicie sesión 2 días', 'Juegue 30 rondas'],
  },
};
