import { Progress, Stack, Table, Text } from '@mantine/core';
import { type DropOff as Counts, fieldLabel } from '@trellis/contract';
import { useToolPart } from '../tool/useTool.ts';

/** Drop-off: of all who open the tool, who enters what, who reaches which step, who runs it. */
export function DropOff({ toolId, dropOff }: { toolId: string; dropOff: Counts }) {
  const fields = useToolPart(toolId, 'fields').value ?? [];
  const steps = useToolPart(toolId, 'inputSteps').value ?? [];
  const isStepped = useToolPart(toolId, 'isMultiStepInput').value === true;
  const { opened } = dropOff;
  if (opened === 0) return null;
  const rows: [label: string, count: number][] = [
    ['Opened it', opened],
    ...(isStepped
      ? dropOff.steps.map((count, at): [string, number] => [
          `Step ${at + 1}${steps[at]?.title ? `: ${steps[at].title}` : ''}`,
          count,
        ])
      : []),
    ...fields.map((field): [string, number] => [
      `Entered ${fieldLabel(field)}`,
      dropOff.fields[field.name] ?? 0,
    ]),
    ['Ran it', dropOff.run],
  ];
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        Drop-off
      </Text>
      <Table withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          {rows.map(([label, count]) => (
            <Table.Tr key={label}>
              <Table.Th w="40%" fw={400}>
                {label}
              </Table.Th>
              <Table.Td>
                <Progress value={(100 * count) / opened} aria-hidden="true" />
              </Table.Td>
              <Table.Td w={64} ta="right">
                {Math.min(100, Math.round((100 * count) / opened))} %
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
