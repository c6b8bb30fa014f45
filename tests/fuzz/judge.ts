import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Document, Schema } from './description.ts';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** What a small request is refused with takes no more room than the largest request. */
const longestRefusal = 64 * 1024;

/** Says what is wrong with an answer by the description, or null. */
export type Judge = (request: FuzzRequest, answer: Answer) => string | null;

export function createJudge({ components }: Document): Judge {
  const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false }));
  ajv.addSchema({ $id: 'description', components });
  const validators = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema) => {
    const validator = validators.get(schema) ?? ajv.compile(schema.$ref ? { $ref: `description${schema.$ref}` } : schema);
    validators.set(schema, validator);
    return validator;
  };

  return ({ operation }, { status, type, body }) => {
    if (status >= 500) return `answered ${status}`;
    if (status >= 400 && body.length > longestRefusal) return `refused in ${body.length} characters`;
    const schema = operation.answers.get(status);
    if (schema === undefined) return `answered ${status}, which is not described`;
    if (schema === null) return null;
    if (!type.startsWith('application/json')) return `answered ${status} as ${type || 'nothing'}`;
    const isValid = validatorOf(schema);
    return isValid(JSON.parse(body)) ? null : `answered ${status} against its schema: ${ajv.errorsText(isValid.errors)}`;
  };
}
