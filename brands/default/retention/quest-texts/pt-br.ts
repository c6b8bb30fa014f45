import type { QuestTexts } from './quest-texts.ts';

export const ptBr: QuestTexts = {
  'make-known': {
    name: 'Apresente-se',
    description: 'Confirme como podemos falar com você e diga quem você é: assim os saques saem mais rápido.',
    tasks: ['Confirme seu e-mail ou telefone', 'Preencha seu nome e data de nascimento'],
  },
  'first-deposit': {
    name: 'Primeiro depósito',
    description: 'Faça um depósito, da forma que preferir.',
    tasks: ['Faça um depósito'],
  },
  'ten-rounds': {
    name: 'Dez rodadas',
    description: 'Encontre um jogo de que você goste e jogue dez rodadas, em um ou em vários jogos.',
    tasks: ['Jogue 10 rodadas'],
  },
  'good-catch': {
    name: 'Boa pescaria',
    description: 'Ganhe pelo menos cinco vezes sua aposta em uma única rodada de qualquer jogo.',
    tasks: ['Ganhe cinco vezes sua aposta'],
  },
  'studio-tour': {
    name: 'Passeio pelo estúdio',
    description: 'Conheça dois jogos do nosso próprio estúdio, um depois do outro.',
    tasks: ['Jogue 3 rodadas de Copper Canyon', 'Jogue 3 rodadas de Galewater', 'Ganhe uma rodada de um dos dois'],
  },
  'daily-visit': {
    name: 'Visita diária',
    description: 'Passe por aqui uma vez por dia. Não há mais nada a fazer.',
    tasks: ['Entre hoje'],
  },
  'weekly-round': {
    name: 'Uma semana na oficina',
    description: 'Venha em dois dias da semana e jogue trinta rodadas ao todo.',
    tasks: ['Entre em 2 dias', 'Jogue 30 rodadas'],
  },
};
