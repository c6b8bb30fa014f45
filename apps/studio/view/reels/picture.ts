import type { SymbolId } from '../../engine/reels.ts';
import type { Surface } from '../engrave.ts';
import type { Reel } from '../reel-bank.ts';
import type { Shell } from '../shell.ts';
import { whenIdle } from '../when-idle.ts';
import { whenPlayable } from '../when-playable.ts';
import { drawCabinet, drawPlate } from './cabinet.ts';
import { drawCrown } from './crown.ts';
import { layOut, type Geometry, type GridSize } from './geometry.ts';
import { drawLargeWin, drawPlateText, type LargeWin, type PlateText } from './plate.ts';
import { drawLifted, drawReels, type Loose, type ReelLayer } from './reel-layer.ts';
import { makeSprites, type Sprites } from './sprites.ts';
import type { Mood, SlotTheme } from './theme.ts';

/** What one game draws of its own on the reels, from the lowest layer up. */
export interface Decor {
  /** Within the window, over the symbols and under what dims them. */
  onReels?(surface: Surface, layer: ReelLayer): void;
  /** Under and over the cells in the light. */
  underLit?(surface: Surface, geometry: Geometry): void;
  overLit?(surface: Surface, geometry: Geometry): void;
}

export interface PictureParts {
  shell: Shell;
  reels: readonly Reel[];
  grid: GridSize;
  gameName: string;
  theme: SlotTheme;
  /** What a cell shows while the reels rest. */
  symbolIn(reel: number, row: number): SymbolId;
  decor: Decor;
}

/** The eye sees no difference above three device pixels a CSS pixel; more only cost time. */
const mostDensity = 3;
const mostGroundDensity = 2;

/** What is on the canvases. The show sets its fields; `draw` puts them on the screen. */
export class Picture {
  plate: PlateText | null = null;
  /** Replaces the game's name above the reels. */
  crown: string | null = null;
  largeWin: LargeWin | null = null;
  /** The cells in the light, `[reel][row]`. */
  lit: readonly (readonly boolean[])[] | null = null;
  pulse = 0;
  loose: readonly (readonly Loose[])[] | null = null;

  readonly #parts: PictureParts;
  readonly #surface: CanvasRenderingContext2D;
  #geometry: Geometry;
  #sprites: Sprites | null = null;
  #density = 1;
  #crownPicture: { key: string; canvas: HTMLCanvasElement } | null = null;
  #mood: Mood = 'day';
  readonly #drawnGrounds = new Set<Mood>();
  /** The place, size and pixel ratio for which everything was last drawn. */
  #place = '';

  constructor(parts: PictureParts) {
    this.#parts = parts;
    this.#geometry = layOut(320, 480, parts.grid);
    this.#surface = parts.shell.reels.getContext('2d') as CanvasRenderingContext2D;
  }

  /** Lights every cell for which `isLit` holds. */
  light(isLit: (reel: number, row: number) => boolean): void {
    const { reels, rows } = this.#parts.grid;
    this.lit = Array.from({ length: reels }, (_, reel) => Array.from({ length: rows }, (__, row) => isLit(reel, row)));
  }

  /** Lights every place of a symbol. */
  lightSymbol(symbol: SymbolId): void {
    this.light((reel, row) => this.#parts.symbolIn(reel, row) === symbol);
  }

  /** Takes away all that the last spin won. */
  clear(): void {
    this.lit = null;
    this.pulse = 0;
    this.plate = null;
    this.largeWin = null;
    this.loose = null;
  }

  setMood(mood: Mood): void {
    this.#mood = mood;
    this.#parts.shell.root.dataset.mood = mood;
    this.#drawGround(mood);
  }

  /** Redraws everything if its size or position has changed. */
  resize(): void {
    const { root, stage, reels } = this.#parts.shell;
    const { x, y, width, height } = stage.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    const page = root.getBoundingClientRect();
    const place = [page.width, page.height, x - page.x, y - page.y, width, height, window.devicePixelRatio].join(' ');
    if (place === this.#place) return;
    this.#place = place;
    this.#geometry = layOut(width, height, this.#parts.grid);
    this.#density = Math.min(window.devicePixelRatio || 1, mostDensity);
    const density = this.#density;
    reels.width = Math.round(width * density);
    reels.height = Math.round(height * density);
    this.#surface.setTransform(density, 0, 0, density, 0, 0);
    this.#sprites = makeSprites(this.#geometry.cell, density, this.#parts.theme);
    this.draw();
    // A spin can begin before what stands still behind the reels is there.
    whenPlayable(() => {
      if (place !== this.#place) return;
      this.#drawnGrounds.clear();
      this.#drawGround(this.#mood);
      this.#prepare(this.#sprites!);
    });
  }

  /** The pictures of turning reels, one at a time while nobody waits for the page: the first spin finds them there. */
  #prepare(sprites: Sprites, symbol = 0): void {
    whenIdle(() => {
      if (sprites !== this.#sprites || symbol === this.#parts.theme.symbols) return;
      sprites.moving(symbol);
      this.#prepare(sprites, symbol + 1);
    });
  }

  draw(): void {
    const surface = this.#surface;
    const geometry = this.#geometry;
    const sprites = this.#sprites;
    const mood = this.#mood;
    const { largeWin } = this;
    const { theme, decor, reels, symbolIn } = this.#parts;
    if (!sprites) return;
    surface.clearRect(0, 0, geometry.stage.width, geometry.stage.height);
    this.#drawCrownPicture();
    // Under a large win nothing is lit: the amount is what matters.
    const spotlight = this.lit && !largeWin ? { cells: this.lit, pulse: this.pulse } : null;
    const layer = { geometry, sprites, theme, reels, loose: this.loose, spotlight, mood };
    drawReels(surface, layer, decor.onReels);
    if (largeWin) drawLargeWin(surface, geometry, largeWin, theme, mood);
    else {
      decor.underLit?.(surface, geometry);
      drawLifted(surface, layer, symbolIn);
      decor.overLit?.(surface, geometry);
    }
    if (this.plate) drawPlateText(surface, geometry, this.plate, theme);
  }

  /** The words above the reels change seldom and cost much to draw (their shadow), so a picture of them is kept. */
  #drawCrownPicture(): void {
    const { crown } = this.#geometry;
    if (crown.height === 0) return;
    const words = this.crown ?? this.#parts.gameName;
    const key = `${words} ${this.#mood} ${crown.width} ${crown.height} ${this.#density}`;
    const pad = crown.height * 0.3;
    if (this.#crownPicture?.key !== key) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.round((crown.width + 2 * pad) * this.#density);
      canvas.height = Math.round((crown.height + 2 * pad) * this.#density);
      const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
      surface.scale(this.#density, this.#density);
      const box = { x: pad, y: pad, width: crown.width, height: crown.height };
      drawCrown(surface, box, words, { theme: this.#parts.theme, mood: this.#mood });
      this.#crownPicture = { key, canvas };
    }
    this.#surface.drawImage(this.#crownPicture.canvas, crown.x - pad, crown.y - pad, crown.width + 2 * pad, crown.height + 2 * pad);
  }

  /** The page behind everything: drawn once a size and mood. */
  #drawGround(mood: Mood): void {
    if (this.#drawnGrounds.has(mood)) return;
    this.#drawnGrounds.add(mood);
    const { shell, theme } = this.#parts;
    const page = shell.root.getBoundingClientRect();
    const stage = shell.stage.getBoundingClientRect();
    const density = Math.min(window.devicePixelRatio || 1, mostGroundDensity);
    const canvas = shell.grounds[mood];
    canvas.width = Math.round(page.width * density);
    canvas.height = Math.round(page.height * density);
    const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
    surface.scale(density, density);
    const [left, top] = [stage.left - page.left, stage.top - page.top];
    const { cabinet } = this.#geometry;
    theme.drawScenery(surface, page, { ...cabinet, x: cabinet.x + left, y: cabinet.y + top }, mood);
    surface.translate(left, top);
    drawCabinet(surface, this.#geometry, theme, mood);
    drawPlate(surface, this.#geometry, theme, mood);
  }
}
