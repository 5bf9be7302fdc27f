import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/** The folder of this machine that files are in; null where they are in a bucket. */
export const folderOf = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): string | null =>
  s3 ? null : join(dataDir, 'uploads');

/** Where files are: a folder of this machine, or a bucket of any S3-compatible service where one is set. */
export async function openDisk({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Disk> {
  if (!s3)
    return new Disk(new FSDriver({ location: join(dataDir, 'uploads'), visibility: 'private' }));
  // Loaded only where it is used.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      ...(s3.accessKeyId && {
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey ?? '' },
      }),
      visibility: 'private',
      // Buckets of today have no access lists, and other services than Amazon's know no checksums.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    }),
  );
}
