export { createTestDatabase, type TestDatabase } from './database.ts';
export { createTestPlatform, type TestPlatform } from './platform.ts';
export { fakeClock, type FakeClock } from './clock.ts';
export { testSettings } from './settings.ts';
export { activeAccountOf, depositForm, launchForm, registerTestPlayer, registrationForm, signInAgain, type TestPlayer } from './player.ts';
export { addTestStaff } from './staff.ts';
