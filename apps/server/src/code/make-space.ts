import { createApp, deleteApp } from '../apps/index.ts';
import type { Builder } from '../identity/index.ts';
import { importFolder } from './import-folder.ts';
import type { CodeNeeds } from './needs.ts';

const FIRST_PAGE = {
  path: 'pages/Home.tsx',
  content: `export default function Home() {
  return (
    <main className="mx-auto max-w-5xl space-y-4 p-6">
      <h1 className="text-3xl font-semibold">Hello</h1>
      <p className="text-muted-foreground">Edit pages/Home.tsx, or ask the assistant.</p>
    </main>
  );
}
`,
};

interface Wanted {
  name: string;
  files?: { path: string; content: string }[] | undefined;
  requestKey?: string | undefined;
}

/** Makes a space app that shows something from the first moment on: its own first page, or somebody's folder. */
export async function makeSpace(services: CodeNeeds, builder: Builder, wanted: Wanted) {
  const { name, requestKey, files = [FIRST_PAGE] } = wanted;
  const { app, isNew } = await createApp(services.db, builder, {
    kind: 'SPACE_APP',
    name,
    ...(requestKey !== undefined && { requestKey }),
  });
  const appId = app.app_id;
  // An answer got lost on the way: the app is there, with its files.
  if (!isNew && app.draft_version_id)
    return { appId, versionId: app.draft_version_id, imported: [], leftOut: [] };
  try {
    return { appId, ...(await importFolder(services, appId, builder, files)) };
  } catch (error) {
    // Nothing is left of an app whose files could not be taken.
    await deleteApp(services, appId);
    throw error;
  }
}
