import type { SpecPage } from '../../spec.ts';
import type { Source } from '../code.ts';
import type { AppModel, EntityModel } from '../model.ts';
import type { Reading } from '../values.ts';
import { type Extra, joined } from './extra.ts';

/** What the behaviours of an entity add to a page of its rows. */
export function extrasOf(
  _model: AppModel,
  page: SpecPage,
  _entity: EntityModel,
  source: Source,
  _reading: Reading,
): Extra {
  const navigates = page.view === 'calendar';
  const setup =
    navigates && _model.detailPage(_entity.name)
      ? [`const navigate = ${source.use('useNavigate', 'react-router-dom')}();`]
      : [];
  return joined([{ setup, needs: [], stats: [], dialogs: [] }]);
}
