import type { AppDetail } from '@trellis/contract';
import { useField } from '../../saving/context.ts';
import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { Section } from './Section.tsx';
import { TemplateFields } from './TemplateFields.tsx';

interface Props {
  app: AppDetail;
  disabled: boolean;
  /** The fields of a template stand above, then. */
  isAdmin: boolean;
}

/** The tool in the library of templates, for the accounts that the operator lists (spec 1, section 6). */
export function LibrarySection({ app, disabled, isAdmin }: Props) {
  const isListed = useField('settings', 'isToolTemplate').value === true;
  return (
    <Section title="Tool template library">
      <SwitchField
        item="settings"
        field="isToolTemplate"
        label="Tool template library"
        description="People looking for a tool to start from can find this one"
        disabled={disabled}
      />
      {isListed && !isAdmin && <TemplateFields appId={app.appId} disabled={disabled} />}
    </Section>
  );
}
