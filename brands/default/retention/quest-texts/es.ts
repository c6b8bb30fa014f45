import type { QuestTexts } from './quest-texts.ts';

export const es: QuestTexts = {
  'make-known': {
    name: 'Date a conocer',
    description: 'Confirma cómo podemos contactarte y dinos quién eres: así los pagos llegan antes.',
    tasks: ['Confirma tu correo o tu teléfono', 'Rellena tu nombre y fecha de nacimiento'],
  },
  'first-deposit': {
    name: 'Primer depósito',
    description: 'Haz un depósito, de la manera que prefieras.',
    tasks: ['Haz un depósito'],
  },
  'ten-rounds': {
    name: 'Diez rondas',
    description: 'Busca un juego que te guste y juega diez rondas, en uno o en varios.',
    tasks: ['Juega 10 rondas'],
  },
  'good-catch': {
    name: 'Buena pesca',
    description: 'Gana al menos cinco veces tu apuesta en una sola ronda de cualquier juego.',
    tasks: ['Gana cinco veces tu apuesta'],
  },
  'studio-tour': {
    name: 'Visita al estudio',
    description: 'Conoce dos juegos de nuestro propio estudio, uno tras otro.',
    tasks: ['Juega 3 rondas de Copper Canyon', 'Juega 3 rondas de Galewater', 'Gana una ronda de cualquiera de los dos'],
  },
  'daily-visit': {
    name: 'Visita diaria',
    description: 'Pásate una vez al día. No hay que hacer nada más.',
    tasks: ['Inicia sesión hoy'],
  },
  'weekly-round': {
    name: 'Una semana en el taller',
    description: 'Ven dos días de la semana y juega treinta rondas en total.',
    tasks: ['Inicia sesión 2 días', 'Juega 30 rondas'],
  },
};
