import { Alert } from '@mantine/core';
import type { ApiError } from '../session/api.ts';

/** What went wrong as a whole; what is wrong with one input stands beside that. */
export function Failure({ error }: { error: ApiError | null }) {
  if (!error || Object.keys(error.fields).length > 0) return null;
  return (
    <Alert color="red" role="alert">
      {error.message}
    </Alert>
  );
}
