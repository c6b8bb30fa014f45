// For features and modals. The shell imports the files themselves, so that calls and queries stay out of the first chunk.
export { callApi } from './api.ts';
export { onPublicChannel, usePlayerChannel } from './live.ts';
export { queryClient } from './query-client.ts';
export { session, useSession } from './session-store.ts';
export { currentSessionId } from './token-cookie.ts';
export { dropSession, signOut } from './sign-out.ts';
export { WithQueries } from './with-queries.tsx';
