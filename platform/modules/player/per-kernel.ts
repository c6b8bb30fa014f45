import type { Kernel } from '#kernel';

/** One of something for each kernel, made at its first use: what a process keeps in memory, but two platforms never share. */
export function perKernel<T>(create: (kernel: Kernel) => T): (kernel: Kernel) => T {
  const made = new WeakMap<Kernel, T>();
  return (kernel) => {
    let one = made.get(kernel);
    if (one === undefined) {
      one = create(kernel);
      made.set(kernel, one);
    }
    return one;
  };
}
