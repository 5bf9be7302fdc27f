import { Socket } from 'node:net';

/**
 * Whatever reads a foreign file connects to nothing: a picture that a document names elsewhere is not fetched.
 * Node's permissions (process.ts) close files and processes; they know no network yet.
 */
const refuse = (): never => {
  throw new Error('There is no network here');
};
Socket.prototype.connect = refuse;
