export { actingBuilder } from './acting-builder.ts';
export {
  type Actor,
  ANONYMOUS,
  actorOf,
  appRole,
  type Builder,
  builderOfSession,
  isAdmin,
  type Service,
  type Visitor,
} from './actor.ts';
export { hashOfKey, isAppKey, type KeyHolder, keyHolder } from './app-keys.ts';
export { adminOf, markActing, writeAudit } from './audit.ts';
export { Codes } from './codes.ts';
export { deviceName, knownDevice, rememberDevice } from './devices.ts';
export { googleClient } from './google.ts';
export { sweep } from './housekeeping.ts';
export { Limits } from './limits.ts';
export { checkPassword, hashPassword, verifyPassword } from './passwords.ts';
export { endBefore, type Proof, type Proved, type Prover, proveAddress } from './proven.ts';
export { hashSecret, type SecretBox, secretBox } from './secret-box.ts';
export { Secrets } from './secrets.ts';
export { Sessions, type UserRow } from './sessions.ts';
export { type Environment, openTokens, type Tokens } from './tokens.ts';
export { whileMember } from './watch.ts';
