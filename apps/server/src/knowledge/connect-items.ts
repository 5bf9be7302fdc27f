import { type ConnectedItem, SiteSettings } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import type { PlanBook } from '../plans/index.ts';
import { Refusal } from '../refusal.ts';
import { addItems } from './add-items.ts';
import { driveItems } from './connectors/drive/drive.ts';
import { plainAddress, webAddress } from './connectors/web/addresses.ts';
import { withinPlan } from './connectors/web/within-plan.ts';
import { type ItemRow, type NewItem, WEB } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import type { KnowledgeNeeds } from './needs.ts';

type Limits = Awaited<ReturnType<PlanBook['limitsOf']>>;

/** Makes data items of what connectors read by themselves, each with no more than the owner's plan includes. */
export async function connectItems(
  needs: KnowledgeNeeds & { knowledge: Knowledge },
  appId: string,
  userId: string,
  asked: readonly ConnectedItem[],
): Promise<ItemRow[]> {
  const app = await appById(needs.db, appId);
  const limits = await needs.plans.limitsOf(needs.db, app.owner_id);
  const items: NewItem[] = [];
  for (const one of asked)
    if (one.source === 'google drive')
      items.push(
        ...(await driveItems(needs, appId, {
          name: one.name,
          schedule: one.schedule,
          externalFileId: one.externalFileId ?? '',
        })),
      );
    else items.push(newItem(one, limits));
  return addItems(needs, app, userId, items);
}

function newItem(asked: ConnectedItem, limits: Limits): NewItem {
  const { name, type, schedule } = asked;
  if (asked.source === 'web scraper' && type === 'web_page') {
    const address = plainAddress(asked.externalFileUrl ?? '');
    if (!address) throw invalid('Enter the address of a website, with https:// in front');
    const site = SiteSettings.parse(asked.site ?? {});
    return {
      name,
      type,
      schedule,
      source: asked.source,
      provider: WEB,
      externalFileUrl: address,
      settings: withinPlan(site, limits),
    };
  }
  const isOfNotion = type === 'notion_page' || type === 'notion_database';
  if (asked.source === 'notion' && isOfNotion && NOTION_ID.test(asked.externalFileId ?? ''))
    return {
      name,
      type,
      schedule,
      source: asked.source,
      provider: 'notion',
      externalFileId: asked.externalFileId ?? null,
      externalFileUrl: webAddress(asked.externalFileUrl),
    };
  throw invalid('This source is not connected');
}

/** A UUID, with its dashes or without. */
const NOTION_ID = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

const invalid = (message: string): Refusal =>
  new Refusal('invalid', message, { fields: { contextItems: message } });
