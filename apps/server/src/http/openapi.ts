import { type Call, ERROR_STATUS, ErrorBody } from '@trellis/contract';
import { html } from 'hono/html';
import { z } from 'zod';

function schema(type: z.ZodType): object {
  return z.toJSONSchema(type, { target: 'openapi-3.0', unrepresentable: 'any', io: 'input' });
}

function parameters(call: Call): object[] {
  const of = (type: z.ZodType | undefined, where: string) => {
    if (!type) return [];
    const { properties = {}, required = [] } = schema(type) as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: shape,
    }));
  };
  return [...of(call.params, 'path'), ...of(call.query, 'query')];
}

/** All calls as OpenAPI 3.1, from their declarations. */
export function openApi(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] ??= {};
    paths[call.path]![call.method.toLowerCase()] = {
      operationId: call.id,
      summary: call.summary,
      'x-who': call.who,
      parameters: parameters(call),
      ...(call.body && {
        requestBody: { content: { 'application/json': { schema: schema(call.body) } } },
      }),
      responses: {
        200: {
          description: 'Done',
          ...(call.answer && { content: { 'application/json': { schema: schema(call.answer) } } }),
        },
        default: {
          description: `Refused (${Object.values(ERROR_STATUS).join(', ')})`,
          content: { 'application/json': { schema: schema(ErrorBody) } },
        },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'Trellis', version: '0.1.0' }, paths };
}

/** The same for people: one page without scripts. */
export function referencePage(calls: readonly Call[]) {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Trellis calls</title>
<body><h1>Calls</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p><table><thead><tr><th>Call</th><th>Who</th><th>What</th></tr></thead><tbody>
${calls.map((call) => html`<tr><td><code>${call.method} ${call.path}</code></td><td>${call.who}</td><td>${call.summary}</td></tr>`)}
</tbody></table></body></html>`;
}
