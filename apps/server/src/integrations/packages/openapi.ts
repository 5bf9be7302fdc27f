import { parse } from 'yaml';
import { Refusal } from '../../refusal.ts';

/** One operation of an OpenAPI document, as far as it is needed to call it. */
export interface Operation {
  /** `get:/contacts/{id}`. */
  id: string;
  operationId: string | null;
  method: string;
  path: string;
  summary: string;
  query: string[];
}

/** How a service wants its secret. */
export interface Scheme {
  /** The secret's name. */
  name: string;
  kind: 'header' | 'query' | 'bearer' | 'basic';
  /** Of the header or parameter. */
  key: string;
}

export interface Service {
  title: string;
  baseUrl: string;
  operations: Operation[];
  schemes: Scheme[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];
const MOST_OPERATIONS = 500;

type Loose = Record<string, unknown>;
const objectOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const refuse = (message: string, cause?: unknown) =>
  new Refusal('invalid', message, { code: 'bad_document', fields: { document: message }, cause });

/** Reads an OpenAPI 3 document, in JSON or YAML. */
export function readOpenApi(document: string, givenBase?: string): Service {
  let parsed: unknown;
  try {
    parsed = parse(document, { maxAliasCount: 100 });
  } catch (cause) {
    throw refuse('This document is neither JSON nor YAML', cause);
  }
  const root = objectOf(parsed);
  if (!/^3\./.test(textOf(root.openapi)))
    throw refuse('This is no OpenAPI 3 document (it has no `openapi: 3…`)');
  const server = objectOf([root.servers].flat()[0]);
  const baseUrl = givenBase ?? serverUrl(server);
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw refuse('The document names no server by its whole address. Set baseUrl.');
  const operations = operationsOf(root);
  if (operations.length === 0) throw refuse('The document has no operations');
  if (operations.length > MOST_OPERATIONS)
    throw refuse(`The document has more than ${MOST_OPERATIONS} operations`);
  const title = textOf(objectOf(root.info).title).slice(0, 200);
  return { title, baseUrl: baseUrl.replace(/\/+$/, ''), operations, schemes: schemesOf(root) };
}

/** The server's address, with the defaults of its variables. */
function serverUrl(server: Loose): string {
  const variables = objectOf(server.variables);
  return textOf(server.url).replace(/\{([\w-]+)\}/g, (_, name: string) =>
    textOf(objectOf(variables[name]).default),
  );
}

function operationsOf(root: Loose): Operation[] {
  const out: Operation[] = [];
  for (const [path, item] of Object.entries(objectOf(root.paths))) {
    if (!path.startsWith('/') || path.length > 500) continue;
    const shared = [objectOf(item).parameters ?? []].flat();
    for (const method of METHODS) {
      const operation = objectOf(item)[method];
      if (typeof operation !== 'object' || operation === null) continue;
      const { operationId, summary, description, parameters } = operation as Loose;
      const all = [...shared, ...[parameters ?? []].flat()].map((one) => resolved(root, one));
      out.push({
        id: `${method}:${path}`,
        operationId: textOf(operationId).slice(0, 200) || null,
        method: method.toUpperCase(),
        path,
        summary: (textOf(summary) || textOf(description)).slice(0, 300),
        query: all.flatMap((one) => (one.in === 'query' ? [textOf(one.name)] : [])).slice(0, 50),
      });
    }
  }
  return out;
}

function resolved(root: Loose, value: unknown): Loose {
  const ref = textOf(objectOf(value).$ref);
  const match = /^#\/components\/parameters\/([\w.-]+)$/.exec(ref);
  return match?.[1]
    ? objectOf(objectOf(objectOf(root.components).parameters)[match[1]])
    : objectOf(value);
}

function schemesOf(root: Loose): Scheme[] {
  const schemes = objectOf(objectOf(root.components).securitySchemes);
  return Object.entries(schemes).flatMap(([name, value]): Scheme[] => {
    const { type, in: place, name: key, scheme } = objectOf(value);
    if (type === 'apiKey' && (place === 'header' || place === 'query'))
      return [{ name, kind: place, key: textOf(key) }];
    if (type === 'http' && /^basic$/i.test(textOf(scheme)))
      return [{ name, kind: 'basic', key: 'authorization' }];
    // Tokens of other kinds are got elsewhere and kept as a secret, too.
    return type === 'http' || type === 'oauth2' || type === 'openIdConnect'
      ? [{ name, kind: 'bearer', key: 'authorization' }]
      : [];
  });
}
