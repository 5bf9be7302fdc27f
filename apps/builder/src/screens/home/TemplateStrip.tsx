import { Anchor, Group, Title } from '@mantine/core';
import { accountCalls, templateCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useCall } from '../../session/query.ts';
import { TemplateGrid } from '../templates/TemplateGrid.tsx';

/** Templates that home shows of all. */
const SHOWN = 3;
/** Days until others are shown. */
const TURN_MS = 86_400_000;

/** A few templates, others each day, and the way to all of them. Without any, or a way to read them, it is not there. */
export function TemplateStrip() {
  const templates = useCall(templateCalls.list).value?.templates ?? [];
  const house = useCall(accountCalls.installation).value;
  if (templates.length === 0 || !house) return null;
  // Tools answer where a model is connected.
  const useful = templates.filter(({ kind }) => house.hasModel || kind !== 'AI_TOOL');
  const pictured = useful.filter(({ picture }) => picture !== null);
  const from = pictured.length >= SHOWN ? pictured : useful;
  const first = (Math.floor(Date.now() / TURN_MS) * SHOWN) % from.length;
  const shown = [...from.slice(first), ...from.slice(0, first)].slice(0, SHOWN);
  return (
    <section aria-labelledby="templates" style={{ marginBottom: 48 }}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="templates">
          Start from a template
        </Title>
        <Anchor component={Link} to="/templates" size="sm">
          All {templates.length} templates
        </Anchor>
      </Group>
      <TemplateGrid templates={shown} />
    </section>
  );
}
