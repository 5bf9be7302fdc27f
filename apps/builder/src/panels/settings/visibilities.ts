import type { AppSettings } from '@trellis/contract';

/** Who can open an app, as people are asked for it. */
export const VISIBILITIES: { value: AppSettings['visibility']; label: string }[] = [
  { value: 'public', label: 'Anyone with the address' },
  { value: 'signin', label: 'People who are signed in' },
  { value: 'invite', label: 'People you invited' },
];
