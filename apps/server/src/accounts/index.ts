export { emailOf, useCustomToken } from './enter.ts';
export { endJourney, googleAddress, googleUser } from './google.ts';
export { checkLogin } from './login.ts';
export { countMessage, uncountMessage } from './message-limits.ts';
export { accountRoutes } from './routes.ts';
export { endPrevious, presentSession, startBuilderSession, startSession } from './sign-in.ts';
export { deviceOf, limitTries } from './tries.ts';
export { createUser, findUser } from './users.ts';
export { sendVerification } from './verification.ts';
