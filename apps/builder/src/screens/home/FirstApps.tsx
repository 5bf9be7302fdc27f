import { Anchor, SimpleGrid, Text, Title } from '@mantine/core';
import { type Template, templateCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useCall } from '../../session/query.ts';
import { FinishedApp } from './FinishedApp.tsx';

/** What shows best what can be built: people book, somebody keeps an eye on money, a family collects. */
const FIRST = ['yoga-studio', 'household-budget', 'recipe-book'];

/** Instead of apps, while there are none: three that are finished, to be tried at once. */
export function FirstApps() {
  const read = useCall(templateCalls.list);
  if (!read.value && !read.error) return null;
  const templates = read.value?.templates ?? [];
  const shown = chosen(templates);
  return (
    <section aria-labelledby="first-apps">
      {shown.length > 0 && (
        <>
          <Title order={2} size="h4" id="first-apps">
            Try a finished app
          </Title>
          <Text c="dimmed" size="sm" mt={4} mb="md">
            Open one and click around. Make it yours, then change anything by chatting.{' '}
            <Anchor component={Link} to="/templates" underline="always">
              All {templates.length} templates
            </Anchor>
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
            {shown.map((template) => (
              <FinishedApp key={template.id} template={template} />
            ))}
          </SimpleGrid>
        </>
      )}
      <Text ta="center" c="dimmed" mt={shown.length > 0 ? 'xl' : 0}>
        Your apps will be here. Describe the first one above.{' '}
        <Anchor component={Link} to="/home/deleted" underline="always">
          Deleted apps
        </Anchor>
      </Text>
    </section>
  );
}

/** Ours where they are offered, else the first apps that have a picture. */
function chosen(templates: readonly Template[]): Template[] {
  const apps = templates.filter(({ picture, isPro }) => picture !== null && !isPro);
  const ours = FIRST.flatMap((id) => apps.filter((one) => one.id === id));
  return [...ours, ...apps.filter((one) => !ours.includes(one))].slice(0, FIRST.length);
}
