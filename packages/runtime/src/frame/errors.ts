// Not from the index: that brings the schemas of all calls along.
import { COMPILATION_FAILED } from '@trellis/contract/messages';
import type { AppErrorReport } from '../bridge.ts';
import { plainReport, textOf } from './plain.ts';

/** Of no consequence: the browser says it when a layout needs another round. */
const NOISE = /^ResizeObserver loop/;

/** Reports what nobody caught. `console.error` is not an error of the app: libraries warn with it. */
export function captureErrors(report: (error: AppErrorReport) => void): void {
  addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent) || NOISE.test(event.message)) return;
    report(describe(event.error ?? event.message));
  });
  addEventListener('securitypolicyviolation', (event) => {
    const blocked = ofBlocked(event);
    if (blocked) report(blocked);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    // The kit reported a failed call with what was called.
    if (!(reason instanceof Error && 'isReported' in reason && reason.isReported === true))
      report(describe(reason));
  });
}

const REFUSED: Record<string, string> = {
  'connect-src': 'call',
  'frame-src': 'show',
  'script-src-elem': 'run scripts of',
  'style-src-elem': 'be styled by',
};

/** A host that nobody approved: the browser keeps it back and tells the code nothing of why. */
function ofBlocked({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
  const verb = REFUSED[effectiveDirective];
  if (verb === undefined || !/^https:/.test(blockedURI)) return null;
  const { origin } = new URL(blockedURI);
  return {
    title: `The app may not ${verb} ${origin}`,
    details: "Its builder can approve this address in the app's settings.",
    scope: 'app' as const,
  };
}

/** The position is in the stack; an event's `filename` would be a blob's address. */
export function describe(error: unknown): AppErrorReport {
  if (error instanceof Error)
    return plainReport({ title: error.message || error.name, details: error.stack, scope: 'app' });
  return { title: typeof error === 'string' ? error : inJson(error), scope: 'app' };
}

function inJson(error: unknown): string {
  try {
    return JSON.stringify(error) ?? textOf(error);
  } catch {
    return textOf(error);
  }
}

/** What kept the app from starting; code that the browser cannot read is no app yet (spec 2, section 8). */
export function describeStart(error: unknown): AppErrorReport {
  const described = describe(error);
  return error instanceof SyntaxError
    ? { ...described, title: COMPILATION_FAILED + described.title }
    : described;
}
