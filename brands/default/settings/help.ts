/**
 * Who listens to players and to those around them, free and without names: public or charitable. Addresses and numbers change: check those of
 * your countries before you go live. Without a country: everywhere.
 */
export const help = [
  { country: 'AT', name: 'Spielsuchthilfe', url: 'https://www.spielsuchthilfe.at', phone: '+43 1 544 13 57' },
  { country: 'AU', name: 'Gambling Help Online', url: 'https://www.gamblinghelponline.org.au', phone: '1800 858 858' },
  { country: 'BR', name: 'CVV', url: 'https://cvv.org.br', phone: '188' },
  { country: 'CA', name: 'ConnexOntario', url: 'https://www.connexontario.ca', phone: '1-866-531-2600' },
  { country: 'CA', name: 'Jeu : aide et référence', url: 'https://aidejeu.ca', phone: '1-800-461-0140' },
  { country: 'CH', name: 'SOS Spielsucht', url: 'https://www.sos-spielsucht.ch', phone: '0800 040 080' },
  { country: 'DE', name: 'Check dein Spiel', url: 'https://www.check-dein-spiel.de', phone: '0800 137 27 00' },
  { country: 'DK', name: 'StopSpillet', url: 'https://www.stopspillet.dk', phone: '70 22 28 25' },
  { country: 'ES', name: 'FEJAR', url: 'https://fejar.org', phone: '900 200 225' },
  { country: 'ES', name: 'Jugar Bien', url: 'https://www.jugarbien.es', phone: null },
  { country: 'FI', name: 'Peluuri', url: 'https://peluuri.fi', phone: '0800 100 101' },
  { country: 'FR', name: 'Joueurs Info Service', url: 'https://www.joueurs-info-service.fr', phone: '09 74 75 13 13' },
  { country: 'GB', name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
  { country: 'IE', name: 'Gambling Care', url: 'https://gamblingcare.ie', phone: '1800 936 725' },
  { country: 'IN', name: 'Tele-MANAS', url: 'https://telemanas.mohfw.gov.in', phone: '14416' },
  { country: 'MT', name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt', phone: '1777' },
  { country: 'NL', name: 'Loket Kansspel', url: 'https://www.loketkansspel.nl', phone: '0800 240 00 22' },
  { country: 'NO', name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no', phone: '800 80 040' },
  { country: 'NZ', name: 'Gambling Helpline', url: 'https://www.gamblinghelpline.co.nz', phone: '0800 654 655' },
  { country: 'SE', name: 'Stödlinjen', url: 'https://www.stodlinjen.se', phone: '020-81 91 00' },
  { country: 'TR', name: 'YEDAM', url: 'https://www.yedam.org.tr', phone: '115' },
  { country: 'US', name: '1-800-GAMBLER', url: 'https://www.800gambler.org', phone: '1-800-426-2537' },
  { country: null, name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org', phone: null },
  { country: null, name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org', phone: null },
] as const;
