import { QueryClient } from '@tanstack/react-query';

/** The one that code of the app and the page around it share. */
export const queryClientInstance = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 1 } },
});
export const queryClient = queryClientInstance;
export default queryClientInstance;
