import { readPartners, Variables } from '@verdigale/platform';
import { standInVariables } from '@verdigale/sandbox';
import { openTestSandbox } from '@verdigale/sandbox/testing';
import { expect, it } from 'vitest';

const clock = { now: () => new Date('2026-06-03T12:00:00Z') };
const ann = { firstName: 'Ann', lastName: 'Lee', birthdate: '1990-02-03', email: 'ann@mail.test', country: 'DK' };

it('[X7] the register of the sandbox has whom a tester puts on it, for the platform that asks as it would a real one', async () => {
  const { url, secrets, close } = await openTestSandbox(clock, { register: 'register secret' });
  try {
    const registerOf = (known: typeof secrets) =>
      readPartners(new Variables(standInVariables(url, known), { mayUseHttp: true })).register!.open(clock);
    const register = registerOf(secrets);
    const put = (person: Record<string, string>) =>
      fetch(`${url}/register/people`, { method: 'POST', body: new URLSearchParams(person), redirect: 'manual' });

    expect(await register.find(ann)).toBeNull();
    expect((await put({ lastName: 'Lee' })).status).toBe(422);
    expect((await put({ lastName: 'lee', birthdate: ann.birthdate, until: '2027-01-01' })).status).toBe(303);
    expect(await register.find(ann)).toEqual({ until: new Date('2027-01-01T00:00:00Z') });
    expect(await register.find({ ...ann, birthdate: '1990-02-04' })).toBeNull();
    await put({ email: 'ANN@mail.test' });
    expect(await register.find(ann)).toEqual({ until: null });

    const page = await (await fetch(`${url}/register/`)).text();
    const id = /people\/([^/]+)\/off/.exec(page)![1]!;
    await fetch(`${url}/register/people/${id}/off`, { method: 'POST', redirect: 'manual' });
    expect(await register.find(ann)).toEqual({ until: new Date('2027-01-01T00:00:00Z') });
    await expect(registerOf({ ...secrets, register: 'another' }).find(ann)).rejects.toMatchObject({ reason: 'registerUnavailable' });
  } finally {
    await close();
  }
});
