import { afterAll } from 'vitest';

/**
 * Ends with the file what clients hold open: a worker goes on to the next file, where one that connects again and again
 * to a server that is gone would tell its errors.
 *
 * @returns Makes clients as `make` does.
 */
export function endedClients<Config, Client extends object>(
  make: (config: Config) => Client,
): (config: Config) => Client {
  const made: Client[] = [];
  afterAll(() => {
    for (const client of made.splice(0))
      if ('cleanup' in client && typeof client.cleanup === 'function') client.cleanup();
  });
  return (config) => {
    const client = make(config);
    made.push(client);
    return client;
  };
}
