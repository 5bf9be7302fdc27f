import { type AppDetail, MESSAGES } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { usePreviewBuild } from '../usePreviewBuild.ts';
import { Section } from './Section.tsx';
import { VISIBILITIES } from './visibilities.ts';

interface Props {
  app: AppDetail;
  disabled: boolean;
}

/** Who can open this app, and where it begins. */
export function GeneralSection({ app, disabled }: Props) {
  const visibility = useField('settings', 'visibility');
  return (
    <Section title="General">
      <div>
        <Choice
          label="Who can open this app"
          value={visibility.value ?? null}
          options={VISIBILITIES}
          disabled={disabled}
          error={visibility.error}
          onChange={visibility.set}
        />
        <ConflictNote field={visibility} />
      </div>
      {app.kind === 'SPACE_APP' && <MainPage app={app} disabled={disabled} />}
    </Section>
  );
}

/** The page that a space app begins with (spec 1, section 2). */
function MainPage({ app, disabled }: Props) {
  const field = useField('settings', 'mainPage');
  // A new version may have other pages.
  const { value, failure } = usePreviewBuild(app);
  const pages = value?.pages ?? null;
  return (
    <div>
      <Choice
        label="Main Page"
        description="Pages named Home, Index, Main, Dashboard or Landing come first"
        value={field.value ?? null}
        options={(pages ?? []).map((page) => ({ value: page, label: page }))}
        empty={pages === null ? undefined : MESSAGES.noPages}
        disabled={disabled}
        error={field.error ?? failure}
        onChange={field.set}
      />
      <ConflictNote field={field} />
    </div>
  );
}
