import { createStudio } from '@verdigale/studio';
import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';
import { describeFreeRounds } from '@verdigale/platform/testing/game-kit';

describeFreeRounds('the stand-in studio', async () => {
  const database = await createTestDatabase();
  const clock = { now: () => new Date() };
  const secret = 'studio secret';
  const studio = createStudio({
    databaseUrl: database.url,
    platformUrl: 'http://platform.test',
    secret,
    port: 0,
    host: '127.0.0.1',
    logger: recordLogger().logger,
    clock,
  });
  const url = await studio.listen();
  return {
    url,
    secret,
    clock,
    gameCode: 'copper-canyon',
    async close() {
      await studio.close();
      await database.drop();
    },
  };
});
