import { Badge, Box, Card, Group, Image, Text } from '@mantine/core';
import { isOfTools, type Template } from '@trellis/contract';
import classes from '../home/AppCard.module.css';
import { Skeleton } from '../home/Skeleton.tsx';

interface Props {
  template: Template;
  onOpen(): void;
}

/** One template: its picture, what it is called, and what it is for. */
export function TemplateCard({ template, onOpen }: Props) {
  const { id, kind, name, description, picture, isPro } = template;
  return (
    <Card
      component="button"
      type="button"
      withBorder
      padding={0}
      radius="lg"
      className={classes.card}
      bg="var(--trellis-raised)"
      ta="start"
      style={{ cursor: 'pointer', font: 'inherit' }}
      onClick={onOpen}
    >
      <Box className={classes.picture}>
        {picture ? (
          <Image src={picture} alt="" h="100%" fit="cover" loading="lazy" />
        ) : (
          <Skeleton seed={seedOf(id)} />
        )}
      </Box>
      <Box p="sm">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text fw={600} truncate>
            {name}
          </Text>
          <Group gap={4} wrap="nowrap">
            {isPro && (
              <Badge size="sm" variant="filled" color="yellow" autoContrast tt="none">
                Pro
              </Badge>
            )}
            <Badge size="sm" variant="default" tt="none">
              {isOfTools(kind) ? 'AI tool' : 'App'}
            </Badge>
          </Group>
        </Group>
        <Text size="sm" c="dimmed" lineClamp={2} mt={4}>
          {description}
        </Text>
      </Box>
    </Card>
  );
}

/** A hue of its own for each. */
const seedOf = (id: string): string =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_536, 7).toString(16);
