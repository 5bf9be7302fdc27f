import type { AppFiles } from '@trellis/contract';
import type { AppSpec, SpecPage } from '../spec.ts';
import { actionsFile } from './actions.ts';
import { cardFile } from './card.ts';
import { childFile, childName, shownChildren } from './detail/children.ts';
import { detailPage } from './detail/page.ts';
import { formFile } from './form.ts';
import { layoutFile } from './layout.ts';
import { libFile } from './lib.ts';
import { listPage } from './lists/page.ts';
import { type AppModel, type EntityModel, modelOf } from './model.ts';
import { kebab } from './names.ts';
import { entityJson } from './schema.ts';
import { globalsCss } from './theme.ts';

type PageWriter = (model: AppModel, page: SpecPage, entity: EntityModel) => string;

const PAGES: Partial<Record<SpecPage['view'], PageWriter>> = {
  detail: detailPage,
};

/** All files of the app that a finished spec describes. Pure: the same spec gives the same files. */
export function writeApp(spec: AppSpec): AppFiles {
  const model = modelOf(spec);
  const files: AppFiles = {
    'Layout.tsx': layoutFile(model),
    'globals.css': globalsCss(spec.theme),
  };
  for (const entity of model.entities) {
    files[`entities/${entity.name}.json`] = entityJson(entity.spec);
    files[`lib/${kebab(entity.name)}.ts`] = libFile(model, entity);
    files[`components/${entity.name}Form.tsx`] = formFile(model, entity);
    files[`components/${entity.name}Actions.tsx`] = actionsFile(model, entity);
    files[`components/${entity.name}Card.tsx`] = cardFile(model, entity);
    if (model.detailPage(entity.name))
      for (const { child, field } of shownChildren(model, entity))
        files[`components/${childName(entity, child)}.tsx`] = childFile(
          model,
          entity,
          child,
          field,
        );
  }
  for (const page of spec.pages) {
    const entity = model.entity(page.entity);
    if (entity)
      files[`pages/${page.name}.tsx`] = (PAGES[page.view] ?? listPage)(model, page, entity);
  }
  return usedOnly(files);
}

/** Cards and forms that no page came to use are left out. */
function usedOnly(files: AppFiles): AppFiles {
  const kept = { ...files };
  for (let changed = true; changed; ) {
    changed = false;
    for (const path of Object.keys(kept)) {
      if (!path.startsWith('components/')) continue;
      const name = `@/${path.replace(/\.tsx$/, '')}'`;
      if (Object.values(kept).some((text) => text.includes(name))) continue;
      delete kept[path];
      changed = true;
    }
  }
  return kept;
}
