import { MESSAGES, type PlanLimits, type ToolDefinition } from '@trellis/contract';
import { deletionFault, isReserved, memorizeFault, samePath, toolFaults } from '@trellis/tools';
import { roomRefusal } from '../plans/index.ts';
import { Refusal } from '../refusal.ts';
import { addedByAdmins, isAdminField, keyOf } from './admin-fields.ts';
import { isLive, type StoredTool } from './store.ts';

interface Given {
  limits: PlanLimits & { plan: string };
  isAdmin: boolean;
  /** Whether people sign up to the app. */
  hasSignup: boolean;
  /** What only admins add, and one added before. */
  granted?: ReadonlySet<string>;
  /** Null for a tool that is new. */
  before: ToolDefinition | null;
  /** The app's other tools. */
  others: readonly { path: string }[];
}

/**
 * Refuses a definition that breaks a rule of the specification (section 5), or for which the plan of the app's owner
 * has no room. What was there before is nobody's fault: a lower plan stops nobody from changing something else.
 */
export function requireTool(
  next: ToolDefinition,
  { limits, isAdmin, hasSignup, granted, before, others }: Given,
): void {
  const { fieldsPerApp, photoFields, plan } = limits;
  const count = before?.fields.length ?? 0;
  if (fieldsPerApp !== null && next.fields.length > Math.max(fieldsPerApp, count))
    throw atFields(roomRefusal('fieldsPerApp', fieldsPerApp, plan));
  const added = next.fields.filter(
    ({ name, type }) => !before?.fields.some((was) => was.name === name && was.type === type),
  );
  if (!photoFields && added.some(({ type }) => type === 'photo'))
    throw new Refusal('payment_required', MESSAGES.photoNeedsPlan, {
      code: 'plan_limit/photoFields',
      fields: { fields: MESSAGES.photoNeedsPlan },
    });
  if (!isAdmin && added.some((field) => isAdminField(field) && !granted?.has(keyOf(field))))
    throw new Refusal('forbidden', MESSAGES.adminsOnly, {
      fields: { fields: MESSAGES.adminsOnly },
    });
  for (const field of next.fields) {
    const was = before?.fields.find(({ name, type }) => name === field.name && type === field.type);
    const fault = field.memorize && !was?.memorize ? memorizeFault(field, hasSignup) : null;
    if (fault) throw invalid('fields', fault);
  }
  const gone = before?.fields.filter(({ name }) => !next.fields.some((one) => one.name === name));
  for (const { name } of gone ?? []) {
    const inUse = deletionFault(name, next);
    if (inUse) throw invalid('fields', inUse);
  }
  const [fault] = toolFaults(next);
  if (fault) throw invalid(fault.at, fault.message);
  if (before?.path === next.path) return;
  if (samePath(next.path, others)) throw invalid('path', MESSAGES.toolPathTaken);
  if (isReserved(next.path)) throw invalid('path', MESSAGES.toolReservedPath);
}

/**
 * Refuses to publish tools that came by a door without rules (a file, an import, a restored version) and break one; what
 * visitors have already is nobody's fault.
 */
export function requireTools(
  next: readonly StoredTool[],
  published: readonly StoredTool[],
  { limits, isAdmin }: Pick<Given, 'limits' | 'isAdmin'>,
): void {
  const { toolsPerApp, liveTools, plan } = limits;
  const isMore = (most: number | null, count: number, before: number): most is number =>
    most !== null && count > Math.max(most, before);
  if (isMore(toolsPerApp, next.length, published.length))
    throw roomRefusal('toolsPerApp', toolsPerApp, plan);
  const live = next.filter(isLive).length;
  if (isMore(liveTools, live, published.filter(isLive).length))
    throw roomRefusal('liveTools', liveTools, plan);
  for (const tool of next) requireStored(tool, { next, published, limits, isAdmin });
}

/** The same of one of them: what publishing refuses is not run in the preview either (ruling 85). */
export function requireStored(
  tool: StoredTool,
  {
    next,
    published,
    ...by
  }: Pick<Given, 'limits' | 'isAdmin'> & Record<'next' | 'published', readonly StoredTool[]>,
): void {
  const { toolId, name, definition, edits } = tool;
  if (isLive(tool) && definition.title.trim() === '')
    throw invalid('title', MESSAGES.toolNeedsHeader);
  const others = next.flatMap((one) => (one.name === name ? [] : [one.definition]));
  const before = published.find((one) => one.toolId === toolId)?.definition ?? null;
  // Whether people sign up may have changed since, which is nobody's fault.
  const memory = { hasSignup: true };
  requireTool(definition, { ...by, ...memory, granted: addedByAdmins(edits), before, others });
}

/** A refusal of the plan's, said of the fields that it is about. */
const atFields = ({ kind, message, code }: Refusal) =>
  new Refusal(kind, message, { code, fields: { fields: message } });

const invalid = (field: string, message: string) =>
  new Refusal('invalid', message, { fields: { [field]: message } });
