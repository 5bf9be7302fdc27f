import { type ANALYTICS_SPANS, analyticsCalls, appCalls } from '@trellis/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isElsewhere, messageOf } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';

export type Span = (typeof ANALYTICS_SPANS)[number];

/** The app and the figures of its last days; those of the span before stay until others are here. */
export function useAnalytics(appId: string, days: Span) {
  const navigate = useNavigate();
  const params = { appId };
  const { value: app, error: noApp, reload: readApp } = useCall(appCalls.get, { params });
  const isLive = app?.isPublished === true;
  const figures = useCall(
    analyticsCalls.report,
    { params, query: { days } },
    { when: isLive, keepsLast: true },
  );
  const use = useCall(
    analyticsCalls.use,
    { params, query: { days } },
    { when: isLive, keepsLast: true },
  );
  const error = noApp ?? figures.error ?? use.error;
  // Builder screens lead away from apps that are not theirs (ruling 12).
  const isGone = isElsewhere(error);
  useEffect(() => {
    if (isGone) navigate('/error/unauthorized', { replace: true });
  }, [isGone, navigate]);
  useTabTitle(app && `${app.name} analytics`);
  return {
    app,
    report: isLive ? figures.value : null,
    use: isLive ? use.value : null,
    failure: error && !isGone ? messageOf(error) : null,
    reload: () => {
      if (noApp) void readApp();
      else void Promise.all([figures.reload(), use.reload()]);
    },
  };
}
