import { Textarea, TextInput } from '@mantine/core';
import type { FieldsProps } from './fields.ts';
import { SecretFields } from './SecretFields.tsx';

/** A service that describes itself by an OpenAPI document. */
export function CustomFields({ draft, isKept, set, errorOf }: FieldsProps) {
  return (
    <>
      <Textarea
        label="OpenAPI document"
        description={
          isKept ? 'The current one stays unless you add another' : 'Version 3, in JSON or YAML'
        }
        rows={6}
        spellCheck={false}
        ff="monospace"
        value={draft.document}
        error={errorOf('document')}
        onChange={(event) => set({ document: event.currentTarget.value })}
      />
      <TextInput
        label="Address of the service"
        description="Only if it is not the document's first server"
        placeholder="https://api.example.org"
        type="url"
        autoComplete="off"
        value={draft.baseUrl}
        error={errorOf('baseUrl')}
        onChange={(event) => set({ baseUrl: event.currentTarget.value })}
      />
      <SecretFields
        description="Named after the document's security schemes. Stored encrypted and never shown again."
        secrets={draft.secrets}
        onChange={(secrets) => set({ secrets })}
      />
    </>
  );
}
