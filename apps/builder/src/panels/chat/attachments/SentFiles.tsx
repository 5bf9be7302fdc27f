import { Anchor, Group, Image, Stack, Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Attachment, isImage } from '@trellis/contract';
import { useState } from 'react';
import { messageOf, request } from '../../../session/api.ts';
import { ImageOverlay } from '../../../ui/ImageOverlay.tsx';
import { useFetchedAddress } from '../../../ui/useFetchedAddress.ts';
import { FileIcon } from './FileIcon.tsx';

/** The files that came with a message: pictures are shown, the rest can be fetched. */
export function SentFiles({ files }: { files: readonly Attachment[] }) {
  return (
    <Stack gap={6} align="flex-end" mt={6}>
      {files.map((file) =>
        isImage(file) ? (
          <Picture key={file.url} file={file} />
        ) : (
          <Other key={file.url} file={file} />
        ),
      )}
    </Stack>
  );
}

/** Fetched with the person's token, which an <img> cannot carry; never from another server. */
function Picture({ file }: { file: Attachment }) {
  const address = useFetchedAddress(isOurs(file) ? file.url : null);
  const [isLarge, setLarge] = useState(false);
  if (!address) return <Other file={file} />;
  return (
    <>
      <UnstyledButton title="View file" miw={32} mih={32} onClick={() => setLarge(true)}>
        <Image
          src={address}
          alt={file.name}
          radius="md"
          w="auto"
          maw="100%"
          mah={180}
          fit="contain"
        />
      </UnstyledButton>
      <ImageOverlay
        src={isLarge ? address : null}
        label={file.name}
        onClose={() => setLarge(false)}
      />
    </>
  );
}

function Other({ file }: { file: Attachment }) {
  const fetchIt = async () => {
    try {
      const address = URL.createObjectURL(await bytesOf(file));
      const link = document.createElement('a');
      link.href = address;
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
  return (
    <Group gap={6} wrap="nowrap" maw="100%">
      <FileIcon {...file} />
      <Anchor component="button" size="xs" onClick={() => void fetchIt()} miw={0}>
        <Text span size="xs" truncate display="block">
          {file.name}
        </Text>
      </Anchor>
    </Group>
  );
}

const isOurs = ({ url }: Attachment): boolean => url.startsWith('/api/apps/');

async function bytesOf(file: Attachment): Promise<Blob> {
  if (!isOurs(file)) throw new Error('This file does not belong to this app');
  return (await request(file.url)).blob();
}
