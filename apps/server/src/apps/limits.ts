import {
  type AppTexts,
  type AppTool,
  type CustomField,
  MESSAGES,
  type PlanLimits,
} from '@trellis/contract';
import { roomRefusal } from '../plans/index.ts';
import { Refusal } from '../refusal.ts';

/** Kinds of fields that admins of the installation alone add (spec 1, section 6). */
const FOR_ADMINS = ['place', 'tool_item_select'];

/**
 * Refuses fields and tools that break the rules of the specification (section 5), or for which the plan
 * of the app's owner has no room. What was there before is nobody's fault: a lower plan stops nobody
 * from changing something else. Called while the app is held, so that of many who add at once none
 * passes the limit together.
 */
export function requireFitting(
  limits: PlanLimits & { plan: string },
  isAdmin: boolean,
  next: AppTexts,
  before: AppTexts,
): void {
  const more = (now: number, then: number, most: number | null) =>
    most !== null && now > most && now > then;
  const live = (tools: readonly AppTool[]) =>
    tools.filter(({ status }) => status === 'active').length;
  const { fieldsPerApp, toolsPerApp, liveTools, plan } = limits;
  if (more(next.fields.length, before.fields.length, fieldsPerApp))
    throw roomRefusal('fieldsPerApp', fieldsPerApp ?? 0, plan);
  if (more(next.tools.length, before.tools.length, toolsPerApp))
    throw roomRefusal('toolsPerApp', toolsPerApp ?? 0, plan);
  if (more(live(next.tools), live(before.tools), liveTools))
    throw roomRefusal('liveTools', liveTools ?? 0, plan);
  const added = (type: string) =>
    next.fields.some(
      (field) => field.type === type && !before.fields.some((was) => was.name === field.name),
    );
  if (added('photo') && !limits.photoFields)
    throw new Refusal('payment_required', MESSAGES.photoNeedsPlan, {
      code: 'plan_limit/photoFields',
    });
  if (!isAdmin && FOR_ADMINS.some(added)) throw new Refusal('forbidden', MESSAGES.adminsOnly);
  requireFields(next.fields);
  requireTools(next.tools);
}

function requireFields(fields: readonly CustomField[]): void {
  const taken = new Set<string>();
  for (const { name, options, optionsConfig } of fields) {
    if (name.toLowerCase() === 'input') throw invalid('fields', MESSAGES.fieldReserved);
    if (!isNew(taken, name)) throw invalid('fields', MESSAGES.fieldExists);
    for (const offered of [options, optionsConfig?.options]) {
      const labels = new Set<string>();
      for (const { label } of offered ?? [])
        if (!isNew(labels, label)) throw invalid('fields', MESSAGES.optionExists);
    }
  }
}

function requireTools(tools: readonly AppTool[]): void {
  const taken = new Set<string>();
  for (const { title, path, status } of tools) {
    if (status === 'active' && title.trim() === '')
      throw invalid('tools', MESSAGES.toolNeedsHeader);
    if (!isNew(taken, path)) throw invalid('tools', MESSAGES.toolPathTaken);
  }
}

function isNew(taken: Set<string>, name: string): boolean {
  const size = taken.size;
  return taken.add(name.trim().toLowerCase()).size > size;
}

const invalid = (field: string, message: string) =>
  new Refusal('invalid', message, { fields: { [field]: message } });

/** A field that takes an e-mail address is always the person's own (spec 1, section 5). */
export const withPersonalEmails = (fields: readonly CustomField[]): CustomField[] =>
  fields.map((field) => (field.type === 'email' ? { ...field, personal: true } : field));
