/** The parts of JSON schema that the description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface Operation {
  method: string;
  /** With `{name}` in it. */
  path: string;
  isSecured: boolean;
  parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  body: Schema | undefined;
  /** By status: the schema of a JSON answer, or null where the answer is no JSON. */
  answers: ReadonlyMap<number, Schema | null>;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Described extends Partial<Pick<Operation, 'parameters'>> {
  security?: unknown[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
export interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const jsonOf = ({ content }: Content) => content?.['application/json']?.schema;

/** Every call of an OpenAPI document. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security, parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      isSecured: security !== undefined,
      parameters,
      body: requestBody && jsonOf(requestBody),
      answers: new Map(Object.entries(responses).map(([status, answer]) => [Number(status), jsonOf(answer) ?? null])),
    })),
  );
}
