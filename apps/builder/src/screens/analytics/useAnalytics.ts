import {
  type ANALYTICS_SPANS,
  type Analytics,
  type AppDetail,
  analyticsCalls,
  appCalls,
} from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api, messageOf } from '../../session/api.ts';

export type Span = (typeof ANALYTICS_SPANS)[number];

/** The app and the figures of its last days; those of the span before stay until others are here. */
export function useAnalytics(appId: string, days: Span) {
  const navigate = useNavigate();
  const [app, setApp] = useState<AppDetail | null>(null);
  const [report, setReport] = useState<Analytics | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailure(null);
      try {
        const found = await api(appCalls.get, { params: { appId }, signal });
        setApp(found);
        document.title = `Analytics of ${found.name} · Trellis`;
        if (!found.isPublished) return setReport(null);
        setReport(await api(analyticsCalls.report, { params: { appId }, query: { days }, signal }));
      } catch (error) {
        if (signal?.aborted) return;
        // Builder screens lead away from apps that are not theirs (ruling 12).
        if (error instanceof ApiError && (error.status === 404 || error.status === 403))
          navigate('/error/unauthorized', { replace: true });
        else setFailure(messageOf(error));
      }
    },
    [appId, days, navigate],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load]);
  return { app, report, failure, reload: () => void load() };
}
