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
          isKept
            ? 'The one that you gave stays unless you give another'
            : 'Version 3, in JSON or YAML'
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
        description="By the names of the document's security schemes. They are encrypted, and nobody sees them again."
        secrets={draft.secrets}
        onChange={(secrets) => set({ secrets })}
      />
    </>
  );
}
