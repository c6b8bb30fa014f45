import { among, bool, int, list, nullable, num, object, optional, str, ts } from './shape.ts';

const sum = optional(nullable(num));
const sums = {
  multiplier: sum,
  maxMultiplier: sum,
  minPayout: sum,
  maxPayout: sum,
  spinAmount: sum,
  maxSpinAmount: sum,
  minAmount: sum,
  maxAmount: sum,
};

/** 9.1 */
export const quest = object({
  id: str,
  playerId: str,
  name: str,
  identity: str,
  description: str,
  state: among(1, 2, 3, 4, 5, 6),
  order: int,
  taskExecutionOrder: among(1, 2),
  packageOrder: nullable(int),
  endAt: nullable(ts),
  rewards: list(
    object({
      type: int,
      amount: num,
      attributes: object({ isoCode: nullable(str), lockBalance: bool }),
    }),
  ),
  tasks: list(
    object({
      id: str,
      name: str,
      description: str,
      type: among(1, 2, 3, 4, 5, 6),
      progress: num,
      quantity: num,
      isActive: bool,
      isCompleted: bool,
      executionOrder: int,
      conditions: object({
        fields: optional(list(str)),
        games: optional(list(str)),
        ...sums,
        currencies: optional(list(object({ isoCode: str, ...sums }))),
      }),
    }),
  ),
});

/** 13 */
export const questTask = object({
  id: str,
  questId: str,
  playerId: str,
  type: int,
  name: str,
  isActive: bool,
  isCompleted: bool,
  progress: num,
  quantity: num,
  createdAt: ts,
  updatedAt: ts,
});
