import { drawGround } from '../../../view/ground.ts';
import { readConfig, startGame } from '../../../view/start-game.ts';
import { drawTitleGround } from '../../../view/title-ground.ts';
import { setInks } from '../../../view/title-inks.ts';
import { seedOf } from '../../title-art.ts';
import { galeRoulette, galeRules, rouletteGame } from '../index.ts';
import { titles } from '../titles.ts';
import { ink } from './palette.ts';
import { RouletteTable, type DrawGround } from './roulette-table.ts';
import { rulesPage } from './rules-page.ts';

const glow = ['#3c4a22', '#232d14', '#12190a', '#070a04'] as const;

/** The ground of Gale Roulette itself. */
const galeGround: DrawGround = (shell, wheels) => {
  const stage = shell.stage.getBoundingClientRect();
  const box = wheels.getBoundingClientRect();
  const radius = Math.min(stage.width, stage.height) * 0.45;
  const circle = { x: box.left - stage.left + box.width / 2, y: box.top - stage.top + box.height / 2, radius };
  drawGround(shell, circle, { glow, line: ink.olive }, { lobes: 6, depth: 0.12, twist: 0.26 });
};

const { game } = readConfig();
const title = titles.find(({ identity }) => identity === game);
if (title) setInks(seedOf(title));
const ground: DrawGround = title ? (shell, wheels) => drawTitleGround(shell, wheels, seedOf(title)) : galeGround;
const rules = title ?? galeRules;
void startGame({
  game: title ? rouletteGame(title) : galeRoulette,
  makeTable: (parts) => new RouletteTable(parts, rules, ground),
  rulesPage: (parts) => rulesPage(parts, rules),
});
