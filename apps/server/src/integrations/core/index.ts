import type { Endpoint } from '../endpoint.ts';
import { uploadFile } from './upload-file.ts';

/** The endpoints that every app has. */
export const CORE: readonly Endpoint[] = [uploadFile];
