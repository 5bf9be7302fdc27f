import type { SharedRun, ToolRun } from '@trellis/contract';
import { rememberedFor } from '@trellis/tools';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RunApi } from '../api.ts';
import { AppBase } from '../blocks/Cards.tsx';
import { RunError } from '../call.ts';
import { Tool } from '../Tool.tsx';
import { Account } from './Account.tsx';
import { AppHead } from './AppHead.tsx';
import { BOOT_ID, type ToolBoot } from './boot.ts';
import { Credits } from './Credits.tsx';
import { Logo } from './Logo.tsx';
import { openMarks } from './marks.ts';
import { SharedResult } from './SharedResult.tsx';
import { sessionOf } from './session.ts';
import { countVisit } from './visit.ts';
import { visitorKey } from './visitor-key.ts';

/** The page of a published tool; each run has an address below it, by which it is found again. */
const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as ToolBoot;
const { appId, basePath, tool, app, logo, home, sells, hasSignUp } = boot;
const at = `${basePath}/tool/${tool.path}`;

const token = sessionOf(appId);
const api = new RunApi({ appId, token, visitorKey: visitorKey() });

const runId = /\/run\/([0-9a-f]{24})\/?$/.exec(location.pathname)?.[1];
/** What stands in the place of a run that is nobody's here; any other trouble is noted. */
function without<T>(error: unknown, instead: T): T {
  if (!(error instanceof RunError && error.status === 404))
    console.warn('The run could not be read', error);
  return instead;
}

/** A run of theirs with those before it, else what somebody shared; what is neither is no reason not to show the tool. */
async function named(): Promise<{ runs: readonly ToolRun[]; shared: SharedRun | null }> {
  if (!runId) return { runs: [], shared: null };
  const runs = await api.thread(runId).catch((error) => without(error, []));
  if (runs.length > 0) return { runs, shared: null };
  return { runs, shared: await api.shared(runId).catch((error) => without(error, null)) };
}

/** What is remembered comes with the form, so that nothing changes under who types. */
const memories = tool.fields.some(({ memorize }) => memorize)
  ? api.memories().catch(() => ({}))
  : Promise.resolve({});
// Who runs it does not wait for that then, and who leaves has been somebody or nobody.
addEventListener('load', () => void token(), { once: true });
countVisit(appId, location.pathname.slice(basePath.length));
/** The tool, and what its runs leave of somebody's credits. */
function Shown({
  runs,
  remembered,
}: {
  runs: readonly ToolRun[];
  remembered: Readonly<Record<string, unknown>>;
}) {
  const [run, setRun] = useState<string | null>(null);
  const [marks] = useState(() => openMarks(api, tool));
  return (
    <>
      {sells && <Credits api={api} basePath={basePath} since={run} />}
      <Tool
        tool={tool}
        api={api}
        first={runs}
        remembered={remembered}
        page={location.origin + at}
        marks={marks}
        isPart={home !== null}
        onRun={(id) => {
          history.replaceState(null, '', id ? `${at}/run/${id}` : at);
          setRun(id);
        }}
      />
    </>
  );
}

const root = createRoot(document.getElementById('tool')!);
Promise.all([named(), memories]).then(([{ runs, shared }, remembered]) =>
  root.render(
    <AppBase value={basePath}>
      {hasSignUp && <Account appId={appId} token={token} />}
      {app ? (
        <AppHead app={app} logo={logo} basePath={basePath} others={home} />
      ) : (
        logo && (
          <div className="home">
            <Logo src={logo} />
          </div>
        )
      )}
      {shared ? (
        <SharedResult tool={tool} run={shared} page={at} />
      ) : (
        <Shown runs={runs} remembered={rememberedFor(tool.fields, remembered)} />
      )}
    </AppBase>,
  ),
);
