export { endStream, lockStream, openStream, underWay } from './lease.ts';
export { LiveStream } from './live-stream.ts';
export { followStored, storedChunks } from './stored.ts';
export type { StreamKey } from './stream.ts';
export { StreamWriters } from './writers.ts';
