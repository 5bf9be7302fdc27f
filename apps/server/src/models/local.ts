import type { LocalModels } from '@trellis/contract';
import { z } from 'zod';

/** How long a server on the same machine has to answer. */
const PATIENCE_MS = 800;
const MOST = 50;
/** Where such servers listen when nobody set them otherwise. */
const NAMES: Record<number, string> = { 11434: 'Ollama', 1234: 'LM Studio' };
/** Models that make numbers of texts, and answer nothing. */
const ANSWERS_NOTHING = /embed|bge-|minilm|rerank/i;

const List = z.object({ data: z.array(z.looseObject({ id: z.string().min(1).max(200) })) });

/** The model servers that listen on this machine itself, with their models (ruling 47); nothing else is asked. */
export async function localModels(ports: readonly number[]): Promise<LocalModels> {
  const found = await Promise.all(ports.map(serverAt));
  return { servers: found.filter((server) => server !== null) };
}

async function serverAt(port: number): Promise<LocalModels['servers'][number] | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${baseUrl}/models`, { signal, redirect: 'error' });
    const { data } = List.parse(await answer.json());
    const models = data.map(({ id }) => id).filter((id) => !ANSWERS_NOTHING.test(id));
    if (models.length === 0) return null;
    return { name: NAMES[port] ?? 'A model server', baseUrl, models: models.slice(0, MOST) };
  } catch {
    // Nothing listens there, or nothing that speaks of models.
    return null;
  }
}
