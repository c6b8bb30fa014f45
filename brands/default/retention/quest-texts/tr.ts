import type { QuestTexts } from './quest-texts.ts';

export const tr: QuestTexts = {
  'make-known': {
    name: 'Kendinizi tanıtın',
    description: 'Size nasıl ulaşacağımızı onaylayın ve kim olduğunuzu söyleyin: ödemeler böylece daha hızlı olur.',
    tasks: ['E-postanızı veya telefonunuzu onaylayın', 'Adınızı ve doğum tarihinizi girin'],
  },
  'first-deposit': {
    name: 'İlk yatırım',
    description: 'Dilediğiniz yöntemle bir kez para yatırın.',
    tasks: ['Para yatırın'],
  },
  'ten-rounds': {
    name: 'On tur',
    description: 'Beğendiğiniz bir oyun bulun ve tek oyunda ya da birkaçında on tur oynayın.',
    tasks: ['10 tur oynayın'],
  },
  'good-catch': {
    name: 'İyi bir av',
    description: 'Herhangi bir oyunun tek bir turunda bahsinizin en az beş katını kazanın.',
    tasks: ['Bahsinizin beş katını kazanın'],
  },
  'studio-tour': {
    name: 'Stüdyo turu',
    description: 'Kendi stüdyomuzun iki oyununu art arda görün.',
    tasks: ['3 tur Copper Canyon oynayın', '3 tur Galewater oynayın', 'İkisinden birinde bir tur kazanın'],
  },
  'daily-visit': {
    name: 'Günlük ziyaret',
    description: 'Günde bir kez uğrayın. Başka bir şey yapmanıza gerek yok.',
    tasks: ['Bugün giriş yapın'],
  },
  'weekly-round': {
    name: 'Atölyede bir hafta',
    description: 'Haftanın iki gününde gelin ve toplam otuz tur oynayın.',
    tasks: ['2 gün giriş yapın', '30 tur oynayın'],
  },
};
