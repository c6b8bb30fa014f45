import type { FastifyBaseLogger } from 'fastify';

/** A logger that keeps every line as text, so that a test can look for what must not be there. */
export function recordLogger(): { logger: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const write =
    (level: string) =>
    (...parts: unknown[]): void => {
      lines.push(`${level} ${parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ')}`);
    };
  const logger: FastifyBaseLogger = {
    level: 'trace',
    fatal: write('fatal'),
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    trace: write('trace'),
    silent: () => {},
    child: () => logger,
  };
  return { logger, lines };
}
