import { artOf, type Title } from '../title-art.ts';

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export interface WheelTitle extends Title {
  /** For each risk what segments pay, in hundredths of the stake, and how many there are of each; the others pay nothing. */
  wheels: Readonly<Record<Risk, readonly (readonly [times: number, segments: number])[]>>;
  segments: number;
}

export const titles: readonly WheelTitle[] = [
  {
    identity: 'a-wheel-in-a-minute',
    name: 'A Wheel in a Minute',
    art: artOf('quillhaven-row', 'instant', 'wheel'),
    segments: 20,
    wheels: {
      low: [
        [120, 10],
        [150, 2],
        [210, 2],
      ],
      medium: [
        [150, 6],
        [200, 3],
        [420, 1],
      ],
      high: [[1920, 1]],
    },
  },
  {
    identity: 'wheel-of-the-mere',
    name: 'Wheel of the Mere',
    art: artOf('fennimere-rooms', 'table', 'lucky lake'),
    segments: 30,
    wheels: {
      low: [
        [120, 15],
        [150, 4],
        [200, 2],
        [110, 1],
      ],
      medium: [
        [150, 8],
        [200, 4],
        [300, 2],
        [310, 1],
      ],
      high: [
        [2000, 1],
        [910, 1],
      ],
    },
  },
  {
    identity: 'the-ninety-second-wheel',
    name: 'The Ninety-Second Wheel',
    art: artOf('fennimere-rooms', 'table', 'watch'),
    segments: 50,
    wheels: {
      low: [
        [120, 25],
        [150, 5],
        [200, 5],
      ],
      medium: [
        [150, 12],
        [200, 6],
        [300, 3],
        [850, 1],
      ],
      high: [
        [4000, 1],
        [750, 1],
      ],
    },
  },
];
