/**
 * Stands for any argument of a statement: any property of it is one too, as a list it has one element, and it is never undefined. In
 * the statement it becomes a parameter, whose value does not matter when the statement is only parsed.
 */
export const sample: unknown = new Proxy(() => sample, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => '1';
    if (key === Symbol.iterator) return () => [sample][Symbol.iterator]();
    if (key === 'toJSON') return () => 'sample';
    if (key === 'map') return (make: (each: unknown) => unknown) => [make(sample)];
    return sample;
  },
});
