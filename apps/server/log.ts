import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Environment } from './env.ts';

const FILE_LIMIT_BYTES = 20_000_000;
/** What waits for a disk that is full; lines beyond it are lost. */
const HELD_BYTES = 1_000_000;

export interface ServerLog {
  log: Logger;
  /** Where the log goes, in words for a person. */
  place: string;
  /** The start screen is complete: from now on lines are written as they come. */
  release(): void;
}

/**
 * Structured logs: to a file below the data folder while a person watches the terminal, else to standard output for
 * whatever collects it. Never personal data: an error is cut to its kind, text and place, without the rows it spoke of.
 */
export function createLog(environment: Environment, isTerminal: boolean): ServerLog {
  const file = join(environment.dataDir, 'log', 'server.log');
  if (isTerminal) makeRoom(file);
  const destination = pino.destination({ dest: isTerminal ? file : 1, sync: true, maxLength: HELD_BYTES });
  // Without a listener, a full disk would make whoever logs fail, even a payment that is already committed.
  destination.on('error', () => undefined);
  const lines = isTerminal ? { stream: keepSmall(destination, file), release: () => {} } : holdLines(destination);
  const log = pino(
    {
      level: environment.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: plainError },
    },
    lines.stream,
  );
  return { log, place: isTerminal ? file : 'standard output', release: lines.release };
}

/** The start screen goes to standard output too: held back, so that neither it nor the log is broken up by the other. */
function holdLines(destination: DestinationStream): { stream: DestinationStream; release(): void } {
  let held: string[] | undefined = [];
  return {
    stream: { write: (line) => (held ? void held.push(line) : destination.write(line)) },
    release() {
      const lines = held ?? [];
      held = undefined;
      for (const line of lines) destination.write(line);
    },
  };
}

/** A server may run for months: what it writes goes to a new file once this one is full. */
function keepSmall(destination: ReturnType<typeof pino.destination>, file: string): DestinationStream {
  let written = existsSync(file) ? statSync(file).size : 0;
  return {
    write(line) {
      destination.write(line);
      written += Buffer.byteLength(line);
      if (written <= FILE_LIMIT_BYTES) return;
      written = 0;
      try {
        makeRoom(file);
        destination.reopen();
      } catch {
        // The disk may be full, or the folder gone: goes on in the old file, and tries again after the same amount.
      }
    },
  };
}

/** One older file is kept. */
function makeRoom(file: string): void {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  if (existsSync(file) && statSync(file).size > FILE_LIMIT_BYTES) renameSync(file, `${file}.1`);
}

interface Fault extends Error {
  code?: unknown;
  constraint?: string;
  table?: string;
  /** Of the job queue. */
  queue?: string;
}

/** A database error carries the values of a row in `detail` and `where`: they stay out. Whatever else was thrown is its text. */
function plainError(thrown: unknown) {
  if (!isFault(thrown)) return { message: String(thrown) };
  const { name, message, code, constraint, table, queue, stack } = thrown;
  const causes = causesOf(thrown);
  return { name, message, code, constraint, table, queue, ...(causes.length > 0 && { causes }), stack };
}

/** The job queue tells of its faults as plain objects. */
const isFault = (thrown: unknown): thrown is Fault =>
  thrown instanceof Error || (typeof thrown === 'object' && thrown !== null && typeof (thrown as Partial<Fault>).message === 'string');

/** Of a partner that could not be reached the code alone says why. A mail server's words, for one, may repeat an address: they stay out. */
function causesOf({ cause }: Error): string[] {
  if (!(cause instanceof Error)) return [];
  const { code, name } = cause as Fault;
  return [typeof code === 'string' ? code : name, ...causesOf(cause)];
}
