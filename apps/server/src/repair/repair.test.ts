import {
  MESSAGES,
  type RepairResult,
  type Restored,
  type ValidationResult,
} from '@trellis/contract';
import {
  emptyApp,
  makeApp,
  messageId,
  openModel,
  openWorld,
  type Person,
  sendMessage,
  World,
  writes,
} from '@trellis/testing';
import { beforeEach, describe, expect, inject, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const admin = await world.builder('Anna');
const other = await world.builder('Otto');
beforeEach(() => model.reset());

const HOME =
  'export default function Home({ rows = [] }) {\n  return <ul>{rows.map((row) => <li>{row}</li>)}</ul>;\n}';

interface Message {
  id: string;
  metadata: { versionId: string | null };
}

/** An app whose page has faults that the assistant does not see as errors. */
async function appWith(person: Person, files: Record<string, string>) {
  const appId = await emptyApp(person);
  model.will({ text: writes(files) });
  return say(person, appId, 'Build it');
}

/** Sends a message, and answers the answer with its version. */
async function say(person: Person, appId: string, text: string) {
  await (await sendMessage(person, appId, text)).text();
  const { body: chat } = await person.get<{ messages: Message[] }>(`/api/apps/${appId}/messages`);
  const last = chat.messages.at(-1)!;
  return { appId, messageId: last.id, versionId: last.metadata.versionId! };
}

const at = ({ appId, versionId }: { appId: string; versionId: string }) =>
  `/api/apps/${appId}/versions/${versionId}`;
const validate = async (app: { appId: string; versionId: string }) =>
  (await admin.post<ValidationResult>(`${at(app)}/validate`)).body;
const repair = (
  app: { appId: string; versionId: string; messageId: string },
  initialIssues: object[],
  more: object = {},
) =>
  admin.post<RepairResult>(`${at(app)}/repair`, {
    messageId: app.messageId,
    messageContent: 'Build it',
    initialIssues,
    iterations: 2,
    ...more,
  });

describe('validating a version', () => {
  it('tells every issue with its place and its check, and how long each check took', async () => {
    const app = await appWith(admin, { 'pages/Home.tsx': HOME });
    const { issues, detectors, executionTimeMs } = await validate(app);
    expect(issues).toEqual([
      {
        message: 'Each element made from a list needs a key of its own',
        componentName: 'Home',
        detectorId: 'missing-key',
        severity: 'warning',
        line: 2,
        column: 33,
        file: 'pages/Home.tsx',
      },
    ]);
    const ids = detectors.map(({ detectorId }) => detectorId);
    expect(ids).toEqual(expect.arrayContaining(['syntax', 'hook-rules', 'entity-call', 'style']));
    expect(detectors.find(({ detectorId }) => detectorId === 'missing-key')?.issueCount).toBe(1);
    expect(executionTimeMs).toBeGreaterThan(0);
  });

  it('asks the types as well, with the fields that entities have', async () => {
    const { appId, versionId } = await makeApp(world, admin, {
      entities: { Note: { properties: { title: { type: 'string' } } } },
      files: {
        'pages/Home.tsx':
          "import { Note } from '@/entities/Note';\nimport { useRows } from '@/hooks/use-rows';\nexport default function Home() {\n  const { rows } = useRows(Note);\n  return <p>{rows[0]?.titel}{rows.length}</p>;\n}\n",
      },
    });
    const { issues } = await validate({ appId, versionId });
    expect(issues.filter(({ detectorId }) => detectorId === 'type-error')).toMatchObject([
      {
        file: 'pages/Home.tsx',
        line: 5,
        column: 23,
        severity: 'warning',
        message: expect.stringContaining("Did you mean 'title'?"),
      },
    ]);
  });

  it('is for admins, and of versions that the app has', async () => {
    const theirs = await appWith(other, { 'pages/Home.tsx': HOME });
    expect((await other.post(`${at(theirs)}/validate`)).status).toBe(403);
    expect((await other.post(`${at(theirs)}/repair`, {})).status).toBe(403);
    const mine = await appWith(admin, { 'pages/Home.tsx': HOME });
    const mixed = `/api/apps/${mine.appId}/versions/${theirs.versionId}/validate`;
    expect((await admin.post(mixed)).status).toBe(404);
  });
});

describe('repairing a version', () => {
  it('mends by rule what rules can, makes a version of it, and tells what was done', async () => {
    const app = await appWith(admin, { 'pages/Home.tsx': HOME });
    const { issues } = await validate(app);
    const { body } = await repair(app, issues);
    expect(body).toMatchObject({
      initialIssues: issues,
      unresolvedIssues: [],
      repairedFiles: [{ fileId: 'pages/Home.tsx', issuesFixed: 1 }],
      iterationsPerformed: 0,
      previousVersionId: app.versionId,
      note: null,
    });
    expect(body.repairProcessDetails[0]).toMatchObject({
      initialIssueCount: 1,
      finalIssueCount: 0,
      repairSuccess: true,
      ruleBasedRepairs: [{ detectorId: 'missing-key', success: true, modelUsed: null }],
      aiRepairs: [],
    });
    expect(body.appBundle.pages.Home).toContain('key={');
    expect(body.versionId).not.toBe(app.versionId);
    const { body: chat } = await admin.get<{ messages: Message[] }>(
      `/api/apps/${app.appId}/messages`,
    );
    expect(chat.messages.at(-1)?.metadata.versionId).toBe(body.versionId);
    expect((await validate({ ...app, versionId: body.versionId! })).issues).toEqual([]);
    expect(model.calls.filter(({ model: name }) => name !== 'fake-1')).toEqual([]);
    const kept = await world.services.db
      .selectFrom('repairs')
      .selectAll()
      .where('app_id', '=', app.appId)
      .execute();
    expect(kept).toMatchObject([{ version_id: app.versionId, made_version_id: body.versionId }]);
  });

  it('repairs an older version beside the app, which stays as it is', async () => {
    const app = await appWith(admin, { 'pages/Home.tsx': HOME });
    const { appId, versionId } = app;
    const { issues } = await validate(app);
    model.will({ text: writes({ 'pages/Home.tsx': HOME.replace('<ul>', '<ul id="newer">') }) });
    const newer = await say(admin, appId, 'Name the list');
    const { body } = await repair(app, issues);
    expect(body).toMatchObject({
      unresolvedIssues: [],
      previousVersionId: versionId,
      note: expect.stringContaining('The app is unchanged'),
    });
    expect(body.appBundle.pages.Home).not.toContain('newer');
    interface History {
      versions: { id: string; parentId: string; isCurrent: boolean }[];
    }
    const { versions } = (await admin.get<History>(`/api/apps/${appId}/versions`)).body;
    expect(versions).toMatchObject([
      { id: body.versionId, parentId: versionId, isCurrent: false, isRepair: true },
      { id: newer.versionId, isCurrent: true, isRepair: false },
      { id: versionId, isRepair: false },
    ]);
    // It can be gone back to, and from there to what was newer.
    const back = await admin.post<Restored>(
      `${at({ appId, versionId: body.versionId! })}/restore`,
      {
        messageId: app.messageId,
      },
    );
    expect(back.body.messages.map(({ id }) => id)).not.toContain(newer.messageId);
    expect(back.body.messages.at(-1)?.annotations).toMatchObject([
      {
        versionId: body.versionId,
        status: 'ready',
        systemActionInfo: { type: 'repair', previousVersionId: versionId },
        usage: { modelInfo: { model: 'fake-1' } },
      },
    ]);
    const { undo } = back.body;
    expect(undo).toEqual({ versionId: newer.versionId, messageId: newer.messageId });
    const { body: files } = await admin.get<{ files: { content: string }[] }>(
      at({ appId, versionId: back.body.versionId }),
    );
    expect(files.files[0]?.content).toContain('key={');
  });

  it('asks a model for the rest, held to its limits, and counts what it used', async () => {
    const faulty =
      'import { Link } from \'react-router-dom\';\nexport default function Home() {\n  return <Link to="/somewhere">Go</Link>;\n}';
    const app = await appWith(admin, { 'pages/Home.tsx': faulty });
    const { issues } = await validate(app);
    expect(issues).toMatchObject([{ detectorId: 'broken-link' }]);
    const text = 'Links stay as they are named.';
    await admin.put(`/api/apps/${app.appId}/chat/instructions`, { text, base: '' });
    const before = model.calls.length;
    model.will({ text: writes({ 'pages/Home.tsx': faulty.replace('/somewhere', '/') }) });
    const { body } = await repair(app, issues, { iterations: 99, customModel: 'code-model' });
    expect(body).toMatchObject({ unresolvedIssues: [], iterationsPerformed: 1 });
    // Whoever repairs knows what it was for.
    const asked = String(model.calls[before]!.messages.at(-1)?.content);
    expect(asked).toContain('what you mend still has to do it:\nBuild it');
    expect(asked).toContain(text);
    expect(body.usage).toMatchObject([{ promptTokens: 100, completionTokens: 50, totalCost: 0 }]);
    const { body: used } = await admin.get<{ total: { totalTokens: number } }>(
      `/api/apps/${app.appId}/usage`,
    );
    expect(used.total.totalTokens).toBe(300);
    expect(body.repairProcessDetails[0]?.aiRepairs[0]).toMatchObject({
      detectorId: 'broken-link',
      modelUsed: 'code-model',
      success: true,
      originalContent: `${faulty}\n`,
    });
    expect(model.calls.slice(before)).toMatchObject([{ model: 'code-model' }]);
    expect(Object.keys(body.timingBreakdown).sort()).toEqual([
      'aiRepairs',
      'commit',
      'ruleBasedRepairs',
      'validation',
    ]);
  });

  it('tells of what was planned, where an answer carried a plan out', async () => {
    const appId = await emptyApp(admin);
    const tell = async (text: string, metadata: object) =>
      (await sendMessage(admin, appId, text, { id: messageId(), metadata })).text();
    model.will({ text: 'One page of tides. Build it?' });
    await tell('A harbour board with tides', { mode: 'plan' });
    const faulty =
      'import { Link } from \'react-router-dom\';\nexport default function Home() {\n  return <Link to="/nowhere">Go</Link>;\n}';
    model.will({ text: writes({ 'pages/Home.tsx': faulty }) });
    await tell('Build it', { mode: 'build' });
    const { body: chat } = await admin.get<{ messages: Message[] }>(`/api/apps/${appId}/messages`);
    const last = chat.messages.at(-1)!;
    const app = { appId, messageId: last.id, versionId: last.metadata.versionId! };
    const { issues } = await validate(app);
    const before = model.calls.length;
    model.will({ text: writes({ 'pages/Home.tsx': faulty.replace('/nowhere', '/') }) });
    await repair(app, issues);
    expect(String(model.calls[before]!.messages.at(-1)?.content)).toContain(
      'what you mend still has to do it:\nA harbour board with tides',
    );
  });

  it('makes no version when nothing got better, and stops when the same issues come back', async () => {
    const faulty = 'export default function Home() {\n  return <a href="/gone">Go</a>;\n}';
    const app = await appWith(admin, { 'pages/Home.tsx': faulty });
    const { issues } = await validate(app);
    const before = model.calls.length;
    for (let n = 0; n < 5; n++) model.will({ text: writes({ 'pages/Home.tsx': `\n${faulty}` }) });
    const { body } = await repair(app, issues, { iterations: 5 });
    expect(body).toMatchObject({
      versionId: null,
      iterationsPerformed: 1,
      unresolvedIssues: issues,
      repairedFiles: [],
      note: 'The same errors came back twice, so I stopped. Tell me how to continue.',
    });
    expect(model.calls.length - before).toBe(1);
  });

  it('tells why the model did not help', async () => {
    const app = await appWith(admin, {
      'pages/Home.tsx': 'export default function Home() {\n  return <a href="/gone">Go</a>;\n}',
    });
    const { issues } = await validate(app);
    model.will({ status: 400 });
    const { body } = await repair(app, issues);
    expect(body).toMatchObject({ versionId: null, note: MESSAGES.repairModelFailed });
    expect(body.repairProcessDetails[0]?.aiRepairs[0]).toMatchObject({
      success: false,
      errorMessage: 'refused: 400 fake 400',
    });
  });

  it('wants a validation with an issue first', async () => {
    const app = await appWith(admin, { 'pages/Home.tsx': HOME });
    const answer = await repair(app, []);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { error: { message: 'Please run validation first and ensure there are issues to repair' } },
    ]);
  });

  it('says plainly that without a model only rules repair', async () => {
    const bare = await World.open(inject('postgres'));
    try {
      const person = await bare.builder('Berta');
      const { appId, versionId } = await makeApp(bare, person, {
        files: { 'pages/Home.tsx': HOME.replace('<ul>', '<ul><a href="/gone">x</a>') },
      });
      const id = messageId();
      await bare.services.db
        .insertInto('messages')
        .values({
          app_id: appId,
          id,
          role: 'assistant',
          body: JSON.stringify({ id, role: 'assistant', parts: [] }),
          version_id: versionId,
        })
        .execute();
      const { body: found } = await person.post<ValidationResult>(
        `${at({ appId, versionId })}/validate`,
      );
      const { body } = await person.post<RepairResult>(`${at({ appId, versionId })}/repair`, {
        messageId: id,
        messageContent: '',
        initialIssues: found.issues,
      });
      expect(body).toMatchObject({
        iterationsPerformed: 0,
        repairedFiles: [{ fileId: 'pages/Home.tsx', issuesFixed: 1 }],
        unresolvedIssues: [{ detectorId: 'broken-link' }],
        note: expect.stringContaining('No model is connected'),
      });
    } finally {
      await bare.close();
    }
  });
});
