import type { LineWin } from '../../../engine/evaluate.ts';
import { symbolAt, type SymbolId } from '../../../engine/reels.ts';
import type { Reel } from '../../../view/reel-bank.ts';
import type { Shell } from '../../../view/shell.ts';
import type { SpinOutcome } from '../../slot-game.ts';
import { lines, reelCount, rowCount, rules } from '../math.ts';
import { drawCabinet, drawPlate } from './cabinet.ts';
import { drawCrown } from './crown.ts';
import { layOut, type Geometry } from './geometry.ts';
import { drawLargeWin, drawPlateText, type PlateText } from './plate.ts';
import { drawLifted, drawReels } from './reel-layer.ts';
import { drawScenery, type Mood } from './scenery.ts';
import { makeSprites, type Sprites } from './sprites.ts';
import { drawLineTags, drawWinLine } from './win-lines.ts';

export type PictureParts = { shell: Shell; reels: readonly Reel[]; gameName: string; wildName: string };

/** Three device pixels a CSS pixel are as many as an eye can tell; more only cost. */
const mostDensity = 3;
const mostGroundDensity = 2;

/** What is on the canvases. The show sets its fields; `draw` puts them on the screen. */
export class Picture {
  plate: PlateText | null = null;
  /** Replaces the game's name above the reels. */
  crown: string | null = null;
  largeWin: { share: number; amount: string } | null = null;
  /** How much of the lit lines is drawn, from the left. */
  linesShown = 0;
  pulse = 0;
  readonly filled: number[] = Array.from({ length: reelCount }, () => 0);

  private readonly parts: PictureParts;
  private readonly surface: CanvasRenderingContext2D;
  private geometry: Geometry = layOut(320, 480);
  private sprites: Sprites | null = null;
  private density = 1;
  private crownPicture: { key: string; canvas: HTMLCanvasElement } | null = null;
  private mood: Mood = 'day';
  private litLines: readonly number[] = [];
  private litCells: boolean[][] | null = null;
  private readonly drawnGrounds = new Set<Mood>();

  constructor(parts: PictureParts) {
    this.parts = parts;
    this.surface = parts.shell.reels.getContext('2d') as CanvasRenderingContext2D;
  }

  /** Lights all winning lines and canyons of a spin. */
  lightWins(spin: SpinOutcome): void {
    this.litLines = spin.lineWins.map((win) => win.line);
    this.litCells = emptyCells();
    for (const win of spin.lineWins) this.lightRun(win);
    if (spin.scatters >= 3) this.lightCellsOf(rules.scatter);
    this.linesShown = 1;
  }

  /** Lights one winning line. */
  lightLine(win: LineWin): void {
    this.litLines = [win.line];
    this.litCells = emptyCells();
    this.lightRun(win);
    this.linesShown = 1;
  }

  /** Lights every place of a symbol. */
  lightSymbol(symbol: SymbolId): void {
    this.litLines = [];
    this.litCells = emptyCells();
    this.lightCellsOf(symbol);
  }

  /** Takes away all that the last spin won. */
  clear(): void {
    this.litLines = [];
    this.litCells = null;
    this.linesShown = 0;
    this.pulse = 0;
    this.plate = null;
    this.largeWin = null;
    this.filled.fill(0);
  }

  setMood(mood: Mood): void {
    this.mood = mood;
    this.parts.shell.root.dataset.mood = mood;
    this.drawGround(mood);
  }

  resize(): void {
    const { stage, reels } = this.parts.shell;
    const { width, height } = stage.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    this.geometry = layOut(width, height);
    this.density = Math.min(window.devicePixelRatio || 1, mostDensity);
    const { density } = this;
    reels.width = Math.round(width * density);
    reels.height = Math.round(height * density);
    this.surface.setTransform(density, 0, 0, density, 0, 0);
    this.sprites = makeSprites(this.geometry.cell, density, this.parts.wildName);
    this.drawnGrounds.clear();
    this.drawGround(this.mood);
    this.draw();
  }

  draw(): void {
    const { surface, geometry, sprites } = this;
    if (!sprites) return;
    surface.clearRect(0, 0, geometry.stage.width, geometry.stage.height);
    this.drawCrownPicture();
    // Under a large win nothing is lit: the amount is what matters.
    const spotlight = this.litCells && !this.largeWin ? { cells: this.litCells, pulse: this.pulse } : null;
    const layer = { geometry, sprites, reels: this.parts.reels, filled: this.filled, spotlight, mood: this.mood };
    drawReels(surface, layer);
    if (this.largeWin) drawLargeWin(surface, geometry, this.largeWin.amount, this.largeWin.share, this.mood);
    else {
      for (const line of this.litLines) drawWinLine(surface, geometry, line, this.linesShown);
      drawLifted(surface, layer);
      const [only, ...more] = this.litLines;
      if (only !== undefined && more.length === 0) drawLineTags(surface, geometry, only);
    }
    if (this.plate) drawPlateText(surface, geometry, this.plate);
  }

  /** The words above the reels change seldom and cost much to draw (their shadow), so a picture of them is kept. */
  private drawCrownPicture(): void {
    const { crown } = this.geometry;
    if (crown.height === 0) return;
    const words = this.crown ?? this.parts.gameName;
    const key = `${words} ${this.mood} ${crown.width} ${crown.height} ${this.density}`;
    const pad = crown.height * 0.3;
    if (this.crownPicture?.key !== key) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.round((crown.width + 2 * pad) * this.density);
      canvas.height = Math.round((crown.height + 2 * pad) * this.density);
      const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
      surface.scale(this.density, this.density);
      drawCrown(surface, { x: pad, y: pad, width: crown.width, height: crown.height }, words, this.mood);
      this.crownPicture = { key, canvas };
    }
    this.surface.drawImage(this.crownPicture.canvas, crown.x - pad, crown.y - pad, crown.width + 2 * pad, crown.height + 2 * pad);
  }

  /** The page behind everything: drawn once a size and mood. */
  private drawGround(mood: Mood): void {
    if (this.drawnGrounds.has(mood)) return;
    this.drawnGrounds.add(mood);
    const { shell } = this.parts;
    const page = shell.root.getBoundingClientRect();
    const stage = shell.stage.getBoundingClientRect();
    const density = Math.min(window.devicePixelRatio || 1, mostGroundDensity);
    const canvas = shell.grounds[mood];
    canvas.width = Math.round(page.width * density);
    canvas.height = Math.round(page.height * density);
    const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
    surface.scale(density, density);
    const [left, top] = [stage.left - page.left, stage.top - page.top];
    const { cabinet } = this.geometry;
    drawScenery(surface, page, { ...cabinet, x: cabinet.x + left, y: cabinet.y + top }, mood);
    surface.translate(left, top);
    drawCabinet(surface, this.geometry, mood);
    drawPlate(surface, this.geometry, mood);
  }

  private lightRun(win: LineWin): void {
    const rows = lines[win.line] ?? [];
    for (let reel = 0; reel < win.count; reel += 1) {
      const column = this.litCells?.[reel];
      if (column) column[rows[reel] ?? 0] = true;
    }
  }

  private lightCellsOf(symbol: SymbolId): void {
    this.parts.reels.forEach((reel, index) => {
      for (let row = 0; row < rowCount; row += 1) {
        const column = this.litCells?.[index];
        if (column && symbolAt(reel.strip, Math.round(reel.place) + row) === symbol) column[row] = true;
      }
    });
  }
}

function emptyCells(): boolean[][] {
  return Array.from({ length: reelCount }, () => Array.from({ length: rowCount }, () => false));
}
