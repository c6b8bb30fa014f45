import { drawGround } from '../../../view/ground.ts';
import { readConfig, startGame } from '../../../view/start-game.ts';
import { drawTitleGround } from '../../../view/title-ground.ts';
import { setInks } from '../../../view/title-inks.ts';
import { seedOf } from '../../title-art.ts';
import { burnishedJacks, jacksRules, pokerGame } from '../index.ts';
import { titles } from '../titles.ts';
import { PokerTable, type DrawGround } from './poker-table.ts';
import { rulesPage } from './rules-page.ts';

const groundInks = { glow: ['#7a2430', '#4c1620', '#2a0c13', '#120508'], line: '#e3b65b' } as const;

/** The ground of Burnished Jacks itself. */
const jacksGround: DrawGround = (shell, cards, board) => {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = cards;
  const circle = { x: left + width / 2, y: top + height / 2, radius: Math.min(width, board.offsetHeight) * 0.46 };
  drawGround(shell, circle, groundInks, { lobes: 18, depth: 0.07, twist: 0.28 });
};

const { game } = readConfig();
const title = titles.find(({ identity }) => identity === game);
if (title) setInks(seedOf(title));
const ground: DrawGround = title ? (shell, cards) => drawTitleGround(shell, cards, seedOf(title)) : jacksGround;
const rules = title ?? jacksRules;
void startGame({
  game: title ? pokerGame(title) : burnishedJacks,
  icon: 'play',
  makeTable: (parts) => new PokerTable(parts, rules, ground),
  rulesPage: (parts) => rulesPage(parts, rules),
});
