import { errors, type ErrorName } from '@verdigale/contract';

export interface AppErrorDetails {
  /** Field → messages, for the form that sent it. */
  fields?: Record<string, string[]>;
  /** What only a partner's protocol carries in addition to code and message, such as the real balance. */
  extra?: Record<string, string>;
  /** Seconds after which it is worth another try. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with an entry of the contract's error catalogue. Its `message` is for logs; players see content by code. */
export class AppError extends Error {
  readonly reason: ErrorName;
  readonly details: AppErrorDetails;

  constructor(reason: ErrorName, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.details = details;
  }

  get code(): number {
    return errors[this.reason].code;
  }

  get status(): number {
    return errors[this.reason].status;
  }

  /** One invalid field: HTTP 422. */
  static invalid(field: string, message: string): AppError {
    return AppError.invalidFields([[field, [message]]]);
  }

  /** Invalid fields; the message says the same in one line, behind what is said of the whole. */
  static invalidFields(fields: readonly (readonly [field: string, messages: string[]])[], whole?: string): AppError {
    const each = fields.map(([field, told]) => `${field}: ${told.join(', ')}`).join('; ');
    // A field has the name that a stranger gave it, which an object may have from birth.
    return new AppError('invalid', whole ? `${whole}: ${each}` : each, { fields: Object.fromEntries(fields) });
  }
}
