import { Divider, Stack } from '@mantine/core';
import { may } from '@trellis/contract';
import { StyleImage } from '../../saving/fields/StyleFields.tsx';
import { TextField } from '../../saving/fields/TextField.tsx';
import { TurnIntoSpace } from '../code/space/TurnIntoSpace.tsx';
import type { PanelProps } from '../types.ts';
import { Address } from './Address.tsx';
import { Copies } from './Copies.tsx';
import { Deletion } from './Deletion.tsx';
import { FormerBranding } from './FormerBranding.tsx';

/** What the app is called, where it stands, and what is done with it as a whole. */
export function AppDetails({ app, onSaved }: PanelProps) {
  const disabled = !may(app.role, 'app.edit');
  return (
    <Stack gap="sm">
      <TextField item="texts" field="header" label="Name" maxLength={100} disabled={disabled} />
      <TextField
        item="texts"
        field="description"
        label="Description"
        maxLength={500}
        multiline
        disabled={disabled}
      />
      <StyleImage appId={app.appId} field="logoUrl" label="Logo" disabled={disabled} />
      {app.kind === 'SPACE_APP' && <FormerBranding app={app} disabled={disabled} />}
      <Divider />
      <Address app={app} onSaved={onSaved} />
      <Divider />
      <Copies app={app} />
      <TurnIntoSpace app={app} onSaved={onSaved} />
      {may(app.role, 'app.delete') && (
        <>
          <Divider />
          <Deletion app={app} />
        </>
      )}
    </Stack>
  );
}
