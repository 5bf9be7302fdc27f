import type { AppRole, EntitySchema } from '@trellis/contract';
import type { LlmTool } from '@trellis/llm';
import { z } from 'zod';
import type { RowAsk } from '../../entities/index.ts';
import { rowId } from '../../entities/index.ts';
import type { Actor } from '../../identity/index.ts';
import { newId } from '../../ids.ts';
import { logFault } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import type { IntegrationNeeds } from '../needs.ts';
import type { AgentConfig, AgentOperation } from './config.ts';

/** Who talks to the agent, asked for anew before each deed: their rights may have gone meanwhile. */
export type Asking = () => Promise<{ actor: Actor; role: AppRole | null }>;

/** A deed of an agent as its conversation tells it. */
export interface ToolCall {
  id: string;
  name: string;
  arguments_string: string;
  status: 'running' | 'success' | 'error';
  results?: string;
}

/** Rows that one reading gives, and letters of them. */
const MOST_ROWS = 50;
const MOST_LETTERS = 20_000;

const Read = z.object({
  filter: z.record(z.string(), z.unknown()).optional(),
  sort: z.string().max(100).optional(),
  limit: z.number().int().min(1).max(MOST_ROWS).catch(20).default(20),
});
const Create = z.object({ data: z.record(z.string(), z.unknown()) });
const Update = Create.extend({ id: z.string() });
const Delete = z.object({ id: z.string() });

const ID = { type: 'string', description: 'The id of the row' };

/**
 * What an agent can do with rows, under the rights of who talks to it: each deed passes the same rules
 * as if the person did it. `announce` hears of each as it begins and ends.
 */
export async function agentTools(
  services: IntegrationNeeds,
  appId: string,
  { entities }: AgentConfig,
  who: Asking,
  { canChange, announce }: { canChange: boolean; announce: (call: ToolCall) => Promise<void> },
): Promise<Record<string, LlmTool>> {
  const tools: Record<string, LlmTool> = {};
  for (const { name, operations } of entities) {
    const ask = async (): Promise<RowAsk> => ({ appId, entityName: name, ...(await who()) });
    const schema = await ask()
      .then((asked) => services.entities.schema(asked))
      .catch(ifRefused);
    if (!schema) continue;
    for (const operation of operations) {
      if (operation !== 'read' && (!canChange || schema.name === 'User')) continue;
      const toolName = `${operation}_${schema.name.replace(/\W/g, '_')}`.slice(0, 64);
      tools[toolName] = {
        ...described(operation, schema),
        run: (input) =>
          reported(toolName, input, announce, async () =>
            deed(services, operation, await ask(), input),
          ),
      };
    }
  }
  return tools;
}

/** An entity that is not there gives an agent nothing to do. */
function ifRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

function described(
  operation: AgentOperation,
  { name, properties }: EntitySchema,
): Pick<LlmTool, 'description' | 'input'> {
  const data = { type: 'object', properties: fieldsOf(properties) };
  const shape = (given: object, required: string[]) => ({
    type: 'object',
    properties: given,
    required,
  });
  switch (operation) {
    case 'read':
      return {
        description: `Rows of ${name} that the person may see. filter is a MongoDB query on ${Object.keys(properties).join(', ')}, id or created_at; sort is a field, with - before it for the last first.`,
        input: shape(
          {
            filter: { type: 'object' },
            sort: { type: 'string' },
            limit: { type: 'integer', minimum: 1, maximum: MOST_ROWS },
          },
          [],
        ),
      };
    case 'create':
      return { description: `Make a row of ${name}.`, input: shape({ data }, ['data']) };
    case 'update':
      return {
        description: `Change fields of a row of ${name}; those that are left out stay.`,
        input: shape({ id: ID, data }, ['id', 'data']),
      };
    case 'delete':
      return { description: `Delete a row of ${name}.`, input: shape({ id: ID }, ['id']) };
  }
}

/** The part of a field's schema that a model can use. */
const fieldsOf = (properties: EntitySchema['properties']): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { type, description, enum: options }]) => [
      name,
      {
        ...(type !== undefined && { type }),
        ...(description !== undefined && { description }),
        ...(options !== undefined && { enum: options }),
      },
    ]),
  );

async function deed(
  { entities }: IntegrationNeeds,
  operation: AgentOperation,
  ask: RowAsk,
  input: unknown,
): Promise<unknown> {
  switch (operation) {
    case 'read': {
      const { filter, sort, limit } = Read.parse(input ?? {});
      const q = filter && JSON.stringify(filter);
      return entities.list(ask, { q, sort, limit });
    }
    case 'create':
      return (await entities.create(ask, [Create.parse(input).data]))[0];
    case 'update': {
      const { id, data } = Update.parse(input);
      return entities.update(ask, rowId(id), data);
    }
    case 'delete': {
      const { id } = Delete.parse(input);
      await entities.delete(ask, rowId(id));
      return { deleted: id };
    }
  }
}

/** Does it, tells of it, and gives the model what came of it: also what was refused, in words. */
async function reported(
  name: string,
  input: unknown,
  announce: (call: ToolCall) => Promise<void>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const call: ToolCall = {
    id: newId(),
    name,
    arguments_string: JSON.stringify(input ?? {}).slice(0, MOST_LETTERS),
    status: 'running',
  };
  await announce(call);
  const end = async (status: 'success' | 'error', result: string) => {
    await announce({ ...call, status, results: result });
    return result;
  };
  try {
    return await end('success', JSON.stringify(await work()).slice(0, MOST_LETTERS));
  } catch (error) {
    if (error instanceof Refusal) return end('error', error.message);
    if (error instanceof z.ZodError)
      return end('error', `This input does not fit: ${error.message}`);
    logFault(`agent tool ${name}`, error);
    return end('error', 'It failed. Try again.');
  }
}
