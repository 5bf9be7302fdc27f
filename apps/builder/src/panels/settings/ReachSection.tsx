import { SwitchField } from '../../saving/fields/SwitchField.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { Section } from './Section.tsx';

/** Where the published app is found, and what it may reach outside. */
export function ReachSection({ disabled }: { disabled: boolean }) {
  return (
    <Section title="Search, embedding and other sites">
      <SwitchField
        item="settings"
        field="isHiddenFromSearch"
        label="Hide from search engines"
        description="Apps that are not for everybody are always hidden"
        disabled={disabled}
      />
      <TextField
        item="settings"
        field="embedOrigins"
        label="Sites that may embed the app"
        description="Their addresses, with spaces between"
        placeholder="https://example.org"
        disabled={disabled}
      />
      <TextField
        item="settings"
        field="approvedHosts"
        label="Sites that the app may call or show"
        description="Its code can send them what it knows, and run scripts of theirs inside the app. Their addresses, with spaces between"
        placeholder="https://api.example.org"
        disabled={disabled}
      />
    </Section>
  );
}
