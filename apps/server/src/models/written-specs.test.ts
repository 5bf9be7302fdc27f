import type { EntitySchema, ValidationResult } from '@trellis/contract';
import { emptyApp, openModel, openWorld, sendMessage } from '@trellis/testing';
import { writtenSpecs } from '@trellis/testing/specs';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.smallEnv);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

interface Message {
  parts: { type: string; text?: string }[];
  metadata: { status: string; versionId: string | null };
}

it.each(writtenSpecs())('a spec like $name becomes an app that compiles', async (spec) => {
  model.will({ text: spec.answer });
  const before = model.calls.length;
  const appId = await emptyApp(owner);
  await sendMessage(owner, appId, spec.asked).then((response) => response.text());
  expect(model.calls.length - before).toBe(1);
  const { body } = await owner.get<{ messages: Message[] }>(`/api/apps/${appId}/messages`);
  const { metadata } = body.messages.at(-1)!;
  expect(metadata.status).toBe('ready');
  const base = `/api/apps/${appId}/versions/${metadata.versionId}`;
  const version = await owner.get<{ files: { path: string; content: string }[] }>(base);
  const schemas = version.body.files.flatMap(({ path, content }) =>
    path.startsWith('entities/') ? [JSON.parse(content) as EntitySchema] : [],
  );
  const missing = spec.has.filter((wanted) => {
    const [entity, field = ''] = wanted.split('.');
    return !schemas.find(({ name }) => name === entity)?.properties[field];
  });
  expect(missing).toEqual([]);
  const found = await owner.post<ValidationResult>(`${base}/validate`, {});
  expect(found.body.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
});
