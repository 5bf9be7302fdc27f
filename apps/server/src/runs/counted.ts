/** Who pays for what is asked: the app, its user, and the address, which other apps share. */
export interface Payer {
  appId: string;
  /** The app's end user; null for a visitor who is not signed in. */
  userId: string | null;
  address: string;
}

/** Whose allowances are taken from, with the keys that they are counted by. */
export function counted({ appId, userId, address }: Payer): ['app' | 'user' | 'address', string][] {
  return [
    ['app', appId],
    ['address', address],
    ...(userId ? [['user', `${appId}|${userId}`] as ['user', string]] : []),
  ];
}
