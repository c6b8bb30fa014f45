/** Who may make a call: without a bearer token, with one if there is one, or only with one. (wire 0.2) */
export type CallAuth = 'guest' | 'optional' | 'bearer';

/** The shape of one row of the call table. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` parameters, as it stands on the wire. */
  path: string;
  auth: CallAuth;
  /** `multipart` bodies are sent as form data, every other body as JSON. */
  body?: 'multipart';
  /** `file` answers are the bytes themselves under their own media type, every other answer is JSON. */
  answer?: 'file';
  /** The answer stands at the top level of the body, not under `data`. (wire 0.1) */
  isBare?: true;
}
