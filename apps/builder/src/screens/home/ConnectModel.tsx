import { Anchor, Stack, Text } from '@mantine/core';
import { modelCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useCall } from '../../session/query.ts';
import { LocalModel } from '../admin/models/LocalModel.tsx';

/** While no model is connected, the way to one, for who may take it (ruling 47). */
export function ConnectModel() {
  const { value, put } = useCall(modelCalls.state);
  if (value?.from !== 'none') return null;
  return (
    <Stack gap="xs" w="100%" maw={720}>
      <LocalModel onUsed={put} />
      <Text size="sm" c="dimmed" ta="center">
        Apps are built without a model. AI tools need one to answer:{' '}
        <Anchor component={Link} to="/admin/models" size="sm" underline="always">
          connect a model
        </Anchor>
      </Text>
    </Stack>
  );
}
