import { AppTexts } from '@trellis/contract';
import { requireFitting, withPersonalEmails } from './limits.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { save } from './save.ts';

const EMPTY: Omit<AppTexts, 'header' | 'description'> = {
  inputLabel: '',
  inputPlaceholder: '',
  isInputHidden: false,
  isInputCollapsed: false,
  welcomeMessage: '',
  examples: [],
  ctaMessage: '',
  ctaButton: '',
  ctaLink: null,
  isMultiStepInput: false,
  inputSteps: [],
  fields: [],
  tools: [],
  blocks: [],
};

/** The app's texts: its name and description are header and subheader, the rest is kept beside the settings. */
export function textsOf(app: AppRow): AppTexts {
  const stored = AppTexts.partial().safeParse(app.settings.texts ?? {});
  return { ...EMPTY, ...stored.data, header: app.name, description: app.description };
}

export function saveTexts(
  services: AppNeeds,
  appId: string,
  by: { name: string; isAdmin: boolean },
  change: Partial<AppTexts>,
  base?: Partial<AppTexts>,
): Promise<AppRow> {
  return save(services, appId, {
    item: 'texts',
    by: by.name,
    change,
    base,
    read: textsOf,
    async write(app, next, before, trx) {
      const limits = await services.plans.limitsOf(trx, app.owner_id);
      requireFitting(limits, by.isAdmin, next, before);
      const { header, description, ...texts } = next;
      const fields = withPersonalEmails(texts.fields);
      return {
        name: header,
        description,
        settings: { ...app.settings, texts: { ...texts, fields } },
      };
    },
  });
}
