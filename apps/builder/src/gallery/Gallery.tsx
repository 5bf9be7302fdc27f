import { Button, Container, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MESSAGES } from '@trellis/contract';
import { type ReactNode, useState } from 'react';
import { UpgradePrompt } from '../plans/UpgradePrompt.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ColorField } from '../ui/ColorField.tsx';
import { CopyText } from '../ui/CopyText.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ImageOverlay } from '../ui/ImageOverlay.tsx';
import { ImageUpload } from '../ui/ImageUpload.tsx';
import { LinkDisplay } from '../ui/LinkDisplay.tsx';
import { NativeChoice } from '../ui/NativeChoice.tsx';
import { offerUndo } from '../ui/offerUndo.tsx';
import { Picker } from '../ui/Picker.tsx';
import { PickFile } from '../ui/PickFile.tsx';
import { PickFiles } from '../ui/PickFiles.tsx';
import { SchemeSwitch } from '../ui/SchemeSwitch.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import type { Send } from '../ui/useUpload.ts';

/** Every generic piece of the builder, once, in each of its states. */
export function Gallery() {
  return (
    <Container component="main" py="xl">
      <Group justify="space-between" mb="lg">
        <Title order={1} size="h2">
          Pieces
        </Title>
        <SchemeSwitch />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Dialogs />
        <Choices />
        <Toggles />
        <Colors />
        <Links />
        <Toasting />
        <Uploads />
        <Files />
        <Asking />
        <Piece title="Upgrade prompt">
          <UpgradePrompt message={MESSAGES.toolSettingsLocked} />
        </Piece>
      </SimpleGrid>
    </Container>
  );
}

const Piece = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper withBorder p="md" bg="var(--trellis-raised)">
    <Title order={2} size="h5" mb="sm">
      {title}
    </Title>
    <Stack gap="sm">{children}</Stack>
  </Paper>
);

const SIZES = { sm: 400, md: 600, lg: 820, xl: 1000 } as const;

function Dialogs() {
  const [size, setSize] = useState<keyof typeof SIZES | null>(null);
  return (
    <Piece title="Dialog">
      <Group gap="xs">
        {(Object.keys(SIZES) as (keyof typeof SIZES)[]).map((key) => (
          <Button key={key} size="xs" variant="default" onClick={() => setSize(key)}>
            {SIZES[key]} px
          </Button>
        ))}
      </Group>
      <Dialog
        opened={size !== null}
        size={size ?? 'sm'}
        title="A dialog"
        onClose={() => setSize(null)}
      >
        <Text size="sm">It holds the focus and ends with Escape.</Text>
      </Dialog>
    </Piece>
  );
}

function Choices() {
  const [value, setValue] = useState<'one' | 'two'>('one');
  const options = [
    { value: 'one' as const, label: 'The first' },
    { value: 'two' as const, label: 'The second' },
  ];
  return (
    <Piece title="Select">
      <Choice<'one' | 'two'>
        label="One of several"
        value={value}
        options={options}
        onChange={setValue}
      />
      <Choice<'one' | 'two'>
        label="Of none"
        value={null}
        options={[]}
        empty={MESSAGES.noPages}
        onChange={setValue}
      />
      <NativeChoice label="Page" value="Home" options={['Home', 'About']} onChange={() => {}} />
    </Piece>
  );
}

function Toggles() {
  const [isOn, setOn] = useState(true);
  return (
    <Piece title="Toggle">
      <Toggle label="On or off" checked={isOn} onChange={setOn} />
      <Toggle
        label="Users can sign up"
        checked={false}
        blocked={MESSAGES.signupNeedsDomain}
        onChange={setOn}
      />
    </Piece>
  );
}

function Colors() {
  const [color, setColor] = useState<string | null>('#256f50');
  const [faint, setFaint] = useState<string | null>('#999999');
  return (
    <Piece title="Color">
      <ColorField label="A color" value={color} onChange={setColor} />
      <ColorField label="Hard to read on it" value={faint} on={color} onChange={setFaint} />
    </Piece>
  );
}

const Links = () => (
  <Piece title="Link">
    <LinkDisplay address="https://example.org/app/recipes" label="the address" />
    <LinkDisplay address={`https://example.org/${'long/'.repeat(30)}`} label="the long address" />
    <CopyText text="trellis-host=s1Xm0s8R" label="Value of the TXT record" />
  </Piece>
);

const Toasting = () => (
  <Piece title="Toast">
    <Group>
      <Button
        size="xs"
        variant="default"
        onClick={() => notifications.show({ message: MESSAGES.linkCopied })}
      >
        Show a toast
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => notifications.show({ color: 'red', message: MESSAGES.savingFailed })}
      >
        Show another
      </Button>
    </Group>
  </Piece>
);

/** Takes as long as a slow line does; the picture stays in this page. */
const slowly: Send = async (file, onProgress) => {
  for (let part = 0; part < 1; part += 0.1) {
    onProgress(part);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  return URL.createObjectURL(file);
};
const failing: Send = async () => {
  throw new Error(MESSAGES.uploadFailedAgain);
};

function Uploads() {
  const [picture, setPicture] = useState<string | null>('/favicon.svg');
  return (
    <Piece title="Upload">
      <ImageUpload label="A picture" value={picture} send={slowly} onChange={setPicture} />
      <ImageUpload label="One that fails" value={null} send={failing} onChange={() => undefined} />
    </Piece>
  );
}

function Files() {
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <Piece title="Files and pictures">
      <Group>
        <PickFile
          label="Choose one"
          accept="*"
          isBusy={false}
          onPick={(file) => setName(file.name)}
        />
        <PickFiles
          label="Choose several"
          accept="*"
          onPick={(files) => setName(files.map((file) => file.name).join(', '))}
        >
          +
        </PickFiles>
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          Open the overlay
        </Button>
      </Group>
      {name && <Text size="xs">{name}</Text>}
      <ImageOverlay
        src={isOpen ? '/favicon.svg' : null}
        label="The picture"
        onClose={() => setOpen(false)}
      />
    </Piece>
  );
}

function Asking() {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const options = ['Open', 'In progress', 'Done'].map((label) => ({ value: label, label }));
  const close = () => setOpen(false);
  return (
    <Piece title="In the place of what changes">
      <Group>
        <Button
          size="xs"
          variant="default"
          onClick={() => offerUndo('A row was deleted', async () => {})}
        >
          Show an undo
        </Button>
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          Open a picker
        </Button>
      </Group>
      {isOpen && (
        <Picker
          label="State"
          value={null}
          options={options}
          search={search}
          clearable
          empty="Nothing found"
          onSearch={setSearch}
          onChange={close}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          onBlur={close}
        />
      )}
    </Piece>
  );
}
