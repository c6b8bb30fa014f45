import type { FastifyInstance } from 'fastify';

/** Where browsers report what a page's policy refused. */
export const reportPath = '/csp-reports';

const maxBytes = 8 * 1024;
const linesAMinute = 10;

/** What may be logged of a report: the rest names the visitor's page, which can carry codes, or is text from strangers. */
interface Violation {
  directive: string;
  /** An origin, or what a browser says in its place: `inline`, `eval`. */
  blocked: string;
}

/** Takes the reports of browsers: all are answered alike and counted with the calls; the first few of a minute are logged. */
export function takeCspReports(app: FastifyInstance, now: () => number = Date.now): void {
  let [minute, lines] = [0, 0];
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(reportPath, async (request, reply) => {
      const thisMinute = Math.floor(now() / 60_000);
      if (thisMinute !== minute) [minute, lines] = [thisMinute, 0];
      const violation = readReport(request.body);
      if (violation && lines < linesAMinute) {
        lines += 1;
        request.log.warn(violation, 'a page broke its policy');
      }
      return reply.code(204).send();
    });
  });
}

function readReport(body: unknown): Violation | null {
  try {
    const { 'csp-report': report } = JSON.parse(String(body)) as { 'csp-report': Record<string, unknown> };
    const directive = String(report['effective-directive'] ?? report['violated-directive']);
    const blocked = String(report['blocked-uri']);
    if (!/^[a-z-]{3,40}$/.test(directive)) return null;
    return { directive, blocked: /^[a-z-]{1,20}$/.test(blocked) ? blocked : new URL(blocked).origin };
  } catch {
    return null;
  }
}
