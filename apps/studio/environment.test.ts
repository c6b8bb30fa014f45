import { expect, it } from 'vitest';
import { readStudioEnvironment } from './environment.ts';

const needed = {
  STUDIO_DATABASE_URL: 'postgres://studio:pass@db/games',
  STUDIO_PLATFORM_URL: 'https://play.example/',
  STUDIO_SECRET: 'sixteen-letters-or-more',
};

const problemsOf = (values: Record<string, string>): string[] => {
  try {
    readStudioEnvironment(values);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

it('needs to know its database, the platform and their secret, and has a default for the rest', () => {
  expect(problemsOf({}).map((problem) => problem.split(' ')[0])).toEqual(Object.keys(needed));
  expect(readStudioEnvironment(needed)).toEqual({
    databaseUrl: needed.STUDIO_DATABASE_URL,
    platformUrl: 'https://play.example',
    secret: needed.STUDIO_SECRET,
    host: 'localhost',
    port: 4002,
    publicUrl: undefined,
    siteOrigins: undefined,
    visitors: { edge: { isTrusted: false, ipHeader: 'cf-connecting-ip' } },
    settings: {},
    logLevel: 'info',
  });
});

it('names every faulty variable and shows no value', () => {
  const faulty = {
    STUDIO_DATABASE_URL: 'mysql://hunter2@db',
    STUDIO_PLATFORM_URL: 'ftp://hunter2',
    STUDIO_SECRET: 'hunter2',
    STUDIO_IDENTITY: 'Hunter2',
    STUDIO_HOST: 'hunter 2',
    STUDIO_PORT: '70000',
    STUDIO_URL: 'https://studio.example/hunter2',
    STUDIO_TRUST_EDGE: 'hunter2',
    STUDIO_SITE_ORIGINS: 'https://play.example, hunter2',
    LOG_LEVEL: 'hunter2',
  };
  const problems = problemsOf(faulty);
  expect(new Set(problems.map((problem) => problem.split(' ')[0]))).toEqual(new Set(Object.keys(faulty)));
  expect(problems).toHaveLength(Object.keys(faulty).length);
  expect(problems.join()).not.toMatch(/hunter/i);
});
