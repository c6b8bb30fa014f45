import type { GameProvider } from '@verdigale/brand-schema';

export const providers: readonly GameProvider[] = [
  { identity: 'verdigale-studio', name: 'Verdigale Studio' },
  { identity: 'northlathe', name: 'Northlathe' },
  { identity: 'tidewrack-foundry', name: 'Tidewrack Foundry' },
  { identity: 'ember-and-oarlock', name: 'Ember & Oarlock' },
  { identity: 'tallow-lantern', name: 'Tallow Lantern' },
  { identity: 'brassmoth', name: 'Brassmoth' },
  { identity: 'saltmeridian', name: 'Saltmeridian' },
  { identity: 'glasshollow', name: 'Glasshollow' },
  { identity: 'oldwick-and-daughters', name: 'Oldwick & Daughters' },
  { identity: 'fennimere-rooms', name: 'Fennimere Rooms' },
  { identity: 'hollow-orrery', name: 'Hollow Orrery' },
  { identity: 'quillhaven-row', name: 'Quillhaven Row' },
];
