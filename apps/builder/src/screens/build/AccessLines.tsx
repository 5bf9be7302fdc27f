import { Stack, Text } from '@mantine/core';
import type { Publication } from '@trellis/contract';

interface Props {
  publication: Publication;
  /** Who can open the app: whoever cannot reaches none of its data (ruling 92). */
  visibility: Publication['visibility'];
}

/** Who can see and change what of the app's data, a sentence for each entity. */
export function AccessLines({ publication, visibility }: Props) {
  const { access, functions } = publication;
  return (
    <div>
      <Text fw={600} size="sm" mb={6}>
        Who can see and change what
      </Text>
      {access.length === 0 && (
        <Text size="sm" c="dimmed">
          This app stores no data, so there is nothing to protect.
        </Text>
      )}
      <Stack gap={8}>
        {access.map((line) => (
          <div key={line.entity}>
            <Text size="sm" fw={550}>
              {line.label}
            </Text>
            <Text size="sm" c="dimmed">
              {visibility === 'public' ? line.sentence : line.sentenceInside}
              {line.isDefault && ' (Safe default: no rule is set.)'}
            </Text>
          </div>
        ))}
        {functions.length > 0 && <OnServer functions={functions} />}
      </Stack>
    </div>
  );
}

/** Code on the server answers whom it chooses; what acts as the app passes by the rules above. */
function OnServer({ functions }: Pick<Publication, 'functions'>) {
  const acting = functions.filter(({ actsAsApp }) => actsAsApp).map(({ name }) => name);
  const others = functions.filter(({ actsAsApp }) => !actsAsApp).map(({ name }) => name);
  return (
    <div>
      <Text size="sm" fw={550}>
        Code on the server
      </Text>
      {acting.length > 0 && (
        <Text size="sm" c="dimmed">
          {acting.join(', ')}: can act as the app and reach all data. The code decides who gets an
          answer.
        </Text>
      )}
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {others.join(', ')}: anyone can call, with their own rights.
        </Text>
      )}
    </div>
  );
}
