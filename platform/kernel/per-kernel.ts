import type { Kernel } from './kernel.ts';

/** One value per kernel, made at its first use: state that a process keeps in memory and two platforms never share. */
export function perKernel<T, K extends Partial<Kernel> = Kernel>(create: (kernel: K) => T): (kernel: K) => T {
  const made = new WeakMap<K, T>();
  return (kernel) => {
    let one = made.get(kernel);
    if (one === undefined) {
      one = create(kernel);
      made.set(kernel, one);
    }
    return one;
  };
}
