export {
  BEAT_MS,
  beat,
  endStream,
  LOST_MS,
  leaveStream,
  lockStream,
  lostStreams,
  openStream,
  requestStop,
  requestStopOf,
  takeLost,
  underWay,
} from './lease.ts';
export { LiveStream } from './live-stream.ts';
export { followStored, storedChunks } from './stored.ts';
export type { StreamKey } from './stream.ts';
