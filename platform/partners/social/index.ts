export { finishSignIn, startSignIn, type OidcPerson, type StartedSignIn } from './openid-connect.ts';
export { readTelegramAnswer } from './telegram.ts';
