import type { Connection } from '#config';
import { anyText, baseUrl } from '#config/shapes.ts';
import type { Adapter } from '../../adapter.ts';
import type { ExclusionRegister } from '../port.ts';
import { findPerson, type RegisterSettings } from './find-person.ts';

const signedRegister = (settings: RegisterSettings): Connection<ExclusionRegister> => ({
  open: (clock) => ({ find: (person) => findPerson(settings, clock, person) }),
});

/** `REGISTER_URL` with `REGISTER_SECRET`. */
export const signedRegisterAdapter: Adapter<ExclusionRegister> = {
  read(variables) {
    if (variables.text('REGISTER_URL') === undefined) return [];
    const url = variables.read('REGISTER_URL', baseUrl);
    const secret = variables.need('REGISTER_SECRET', 'REGISTER_URL', anyText);
    return url && secret ? [['register', signedRegister({ url, secret })]] : [];
  },
};
