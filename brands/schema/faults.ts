import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';

/** What is wrong with a brand: one line a fault, with file and key. */
export class BrandError extends Error {
  constructor(file: string, faults: ReadonlyMap<string, string>) {
    super([...faults].map(([key, what]) => `${file}: ${key ? `${key} ` : ''}${what}`).join('\n'));
    this.name = 'BrandError';
  }
}

/** What is wrong at each key, such as `settings.locales.0.code`; empty when the value fits. */
export function faultsOf(schema: TSchema, value: unknown): Map<string, string> {
  const faults = new Map<string, string>();
  const add = (key: string, what: string) => {
    const before = faults.get(key);
    if (!before?.includes(what)) faults.set(key, before ? `${before} or ${what}` : what);
  };
  for (const { keyword, instancePath, params, message } of everyError(schema, value)) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    if (keyword === 'required') {
      for (const name of (params as { requiredProperties: readonly string[] }).requiredProperties)
        add(path ? `${path}.${name}` : name, 'is missing');
    } else if (keyword === 'boolean') add(path, 'is unknown');
    else if (keyword === 'enum') add(path, `must be one of ${(params as { allowedValues: readonly unknown[] }).allowedValues.join(', ')}`);
    // These two repeat what the errors of their parts say.
    else if (keyword !== 'anyOf' && keyword !== 'additionalProperties') add(path, message);
  }
  return faults;
}

/** TypeBox stops at the eighth error unless it is configured otherwise. */
function everyError(schema: TSchema, value: unknown): ReturnType<typeof Value.Errors> {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: Number.POSITIVE_INFINITY });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}
