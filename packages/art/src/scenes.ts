import { createRandom } from './random.ts';
import { wordsOf, type CoverSeed } from './seed.ts';

/** The land at the foot of a cover, the hues of land and sky, and the words that call for it. */
interface Scene {
  /** Null where none is visible. */
  hue: number | null;
  /** A dark yellow is mud: lands of that hue lie under a sky of another. */
  skyHue: number | null;
  words: readonly string[];
}

const scene = (hue: number | null, words: string, skyHue: number | null = hue): Scene => ({ hue, skyHue, words: words.split(' ') });

export const scenes = {
  mesa: scene(70, 'canyon mesa desert-rock gulch frontier outlaw cactus arroyo ranch trail prairie bison rodeo badlands', 8),
  peaks: scene(255, 'mountain peak peaks summit alpine eagle wolf highland ridge snow ice frost glacier winter viking north everest'),
  dunes: scene(78, 'desert dune dunes sand pharaoh pyramid nile egypt scarab oasis caravan sultan bazaar lamp genie', 318),
  sea: scene(
    215,
    'sea ocean wave tide ship harbour anchor fish whale shell island pirate voyage lagoon coral lighthouse helm river lake mermaid trident',
  ),
  pines: scene(152, 'forest pine wood grove taiga stag owl bear fox woodland druid fairy mushroom acorn leaf timber glade', 196),
  skyline: scene(285, 'city skyline street neon rooftop metro broadway district avenue downtown night-train jazz boulevard tower'),
  hills: scene(128, 'meadow farm harvest field vineyard orchard hare bee wheat clover garden spring flower village green', 205),
  columns: scene(95, 'temple olympus marble forum oracle athena zeus senate gladiator laurel column poseidon museum opera', 262),
  stars: scene(
    278,
    'star stars night moon lunar cosmos galaxy comet planet orbit rocket space astral celestial zodiac midnight nebula orrery',
  ),
  clouds: scene(235, 'cloud clouds sky wind gale kite balloon plane storm thunder lightning glider feather swallow drift altitude'),
  lattice: scene(null, 'table card cards ace poker blackjack baccarat roulette wheel dice suits domino felt croupier'),
  plain: scene(null, ''),
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

const byWord = new Map<string, SceneName>();
for (const [name, { words }] of Object.entries(scenes)) for (const word of words) if (word) byWord.set(word, name as SceneName);

/** The scene that the words of a game call for; one that calls for none has an abstract foot. */
export function sceneFor(seed: CoverSeed): SceneName {
  const fitting = wordsOf(seed)
    .map((word) => byWord.get(word))
    .find((name) => name !== undefined);
  return fitting ?? createRandom(seed.identity, 'scene').pick(['lattice', 'plain', 'plain', 'stars']);
}
