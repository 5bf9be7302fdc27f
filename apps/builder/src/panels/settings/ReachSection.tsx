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
        description="Apps that are not open to everyone are always hidden"
        disabled={disabled}
      />
      <TextField
        item="settings"
        field="embedOrigins"
        label="Sites allowed to embed"
        description="Addresses, separated by spaces"
        placeholder="https://example.org"
        disabled={disabled}
      />
      <TextField
        item="settings"
        field="approvedHosts"
        label="Allowed connections"
        description="The app can send data to these sites and run their scripts. Addresses separated by spaces"
        placeholder="https://api.example.org"
        disabled={disabled}
      />
    </Section>
  );
}
