import { canonical } from './hash-password.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are tried first everywhere; loaded when the first one is judged. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as readonly string[]);
}

/** True for one of the about 50,000 most used passwords, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(canonical(password).toLowerCase());
}
