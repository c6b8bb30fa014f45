import { describe, expect, it } from 'vitest';
import { createModalLevels } from './modal-levels.ts';

describe('createModalLevels', () => {
  it('[MODAL-07] gives each open modal the level above the highest', () => {
    const levels = createModalLevels();
    const [first, second, third] = [levels.enter(), levels.enter(), levels.enter()];
    expect([first.level, second.level, third.level]).toEqual([0, 1, 2]);
    third.leave();
    expect(levels.enter().level).toBe(2);
  });

  it('starts at the bottom again once all have left, in whatever order', () => {
    const levels = createModalLevels();
    const [first, second] = [levels.enter(), levels.enter()];
    first.leave();
    expect(levels.enter().level).toBe(2);
    second.leave();
    second.leave();
    expect(createModalLevels().enter().level).toBe(0);
  });
});
