import { notifications } from '@mantine/notifications';
import { LIMITS, MESSAGES } from '@trellis/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setShownErrors } from '../../session/shown-errors.ts';
import { fixOneRequest, fixRequest, type Issue, shownError } from './issues.ts';

/** After this long the request counts as under way (spec 2, section 9). */
const FIXING_AFTER_MS = 1_000;

/** A request for fixing: asked, then under way, then over with the chat's answer. `onAll`: all were asked about. */
function useFixing(busy: boolean, onAll: () => void) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'fixing'>('idle');
  const wasBusy = useRef(false);
  /** All of them were asked about, so that none is left when the chat is done. */
  const isAboutAll = useRef(false);
  const newest = useRef(onAll);
  newest.current = onAll;
  useEffect(() => {
    if (phase !== 'asked') return;
    const timer = setTimeout(() => setPhase('fixing'), FIXING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(() => {
    if (phase === 'idle') return;
    if (busy) wasBusy.current = true;
    // Its own turn ended, however soon: what the next one brings is no issue that was asked about.
    else if (wasBusy.current) {
      if (isAboutAll.current) newest.current();
      setPhase('idle');
    }
    // The request has not gone out: the issues are as they were.
    else if (phase === 'fixing') setPhase('idle');
  }, [busy, phase]);
  return {
    isFixing: phase !== 'idle',
    begin: (all: boolean) => {
      wasBusy.current = false;
      isAboutAll.current = all;
      setPhase('asked');
    },
  };
}

/** The issues that are shown and those that are not, and whether they are being fixed. */
export function useIssues(
  appId: string,
  issues: readonly Issue[],
  busy: boolean,
  onFix: ((text: string) => void) | null,
  onClear: () => void,
) {
  const [suppressed, setSuppressed] = useState<ReadonlySet<string>>(new Set());
  const [isMinimized, setMinimized] = useState(false);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const keys = issues.map(({ key }) => key).join('\n');
  const loud = issues.flatMap(({ key, isLogged }) => (isLogged ? [] : key)).join('\n');
  // New errors open the panel; what was seen, is suppressed, or only stands in the console does not.
  useLayoutEffect(() => {
    const now = keys === '' ? [] : keys.split('\n');
    if (loud.split('\n').some((key) => key !== '' && !seen.current.has(key))) setMinimized(false);
    else if (loud === '' && seen.current.size === 0) setMinimized(true);
    seen.current = new Set(now);
  }, [keys, loud]);

  const { isFixing, begin } = useFixing(busy, () => {
    onClear();
    setSuppressed(new Set());
  });

  const ask = (text: string, all: boolean) => {
    // An error is sent for fixing with the app that it is in (spec 2, section 5).
    if (!appId) return notifications.show({ color: 'red', message: MESSAGES.noAppId });
    begin(all);
    onFix?.(text);
  };

  const visible = issues.filter(({ key }) => !suppressed.has(key));
  useEffect(() => {
    setShownErrors(appId, visible.slice(0, LIMITS.chat.errors).map(shownError));
    return () => setShownErrors(appId, []);
  });
  return {
    visible,
    suppressed: issues.length - visible.length,
    isMinimized,
    isFixing,
    minimize: () => setMinimized(true),
    expand: () => setMinimized(false),
    suppress: (key: string) => {
      setSuppressed(new Set([...suppressed, key]));
      if (visible.length === 1) setMinimized(true);
    },
    showSuppressed: () => setSuppressed(new Set()),
    resolve: () => ask(fixRequest(visible), true),
    resolveOne: (issue: Issue) => ask(fixOneRequest(issue), false),
  };
}
