import { afterAll, inject } from 'vitest';
import { FakeModel } from './fake-model.ts';
import { World } from './world.ts';

/** A world of this file's tests, closed when they are over. `env` are the operator's settings. */
export async function openWorld(env: Record<string, string> = {}): Promise<World> {
  const world = await World.open(inject('postgres'), env);
  afterAll(() => world.close());
  return world;
}

/** A model of this file's tests, stopped when they are over: a world that is opened after it is closed before. */
export async function openModel(): Promise<FakeModel> {
  const model = await FakeModel.start();
  afterAll(() => model.stop());
  return model;
}
