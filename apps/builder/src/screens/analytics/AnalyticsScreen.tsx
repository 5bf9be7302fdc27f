import {
  Alert,
  Anchor,
  Button,
  Group,
  Paper,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type Analytics, MESSAGES, shortNumber } from '@trellis/contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import classes from './analytics.module.css';
import { DayChart } from './DayChart.tsx';
import { DayTable, FIGURES } from './DayTable.tsx';
import { Ranked } from './Ranked.tsx';
import { UseReport } from './UseReport.tsx';
import { type Span, useAnalytics } from './useAnalytics.ts';

const SPANS: { value: Span; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Who comes to a published app, and what they meet there. */
export function AnalyticsScreen() {
  const { appId = '' } = useParams();
  const [span, setSpan] = useState<Span>('30');
  const { app, report, use, failure, reload } = useAnalytics(appId, span);
  return (
    <Page>
      <Anchor component={Link} to={`/build/app/${appId}`} size="sm">
        <Group gap={4} component="span">
          <IconArrowLeft size={14} /> Back to the app
        </Group>
      </Anchor>
      <PageHead title={app ? `${app.name} analytics` : 'Analytics'}>
        {app?.isPublished && (
          <SegmentedControl
            aria-label="How far back"
            value={span}
            onChange={(value) => setSpan(value as Span)}
            data={SPANS}
          />
        )}
      </PageHead>
      {failure && <LoadFailed mb="md" reason={failure} onRetry={reload} />}
      {!report && !failure && !(app && !app.isPublished) && (
        <Skeleton h={420} role="status" aria-label="Loading" />
      )}
      {app && !app.isPublished && (
        <Stack align="flex-start">
          <Text>{MESSAGES.publishForAnalytics}</Text>
          <Button component={Link} to={`/build/app/${appId}`} variant="default">
            Open the app to publish it
          </Button>
        </Stack>
      )}
      <Stack gap="xl">
        {report && <Report report={report} address={`/app/${app?.slug ?? ''}`} span={span} />}
        {use && <UseReport appId={appId} use={use} span={span} />}
      </Stack>
    </Page>
  );
}

function Report({ report, address, span }: { report: Analytics; address: string; span: Span }) {
  const { days, before, pages, referrers } = report;
  const total = (key: (typeof FIGURES)[number][0]) => days.reduce((sum, day) => sum + day[key], 0);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, xs: 3, md: 5 }} component="dl" my={0}>
        {FIGURES.map(([key, label]) => (
          <Paper key={key} withBorder p="md" bg="var(--trellis-raised)">
            <Text size="xs" c="dimmed" component="dt">
              {label}
            </Text>
            <Text size="xl" fw={650} component="dd" m={0} title={total(key).toLocaleString()}>
              {shortNumber(total(key))}
            </Text>
            <Text size="xs" c="dimmed" component="dd" m={0}>
              {shortNumber(before[key])} in the {span} days before
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {total('views') === 0 && (
        <Alert color="gray" role="note">
          No visits in this period. Share{' '}
          <Anchor href={address} target="_blank" rel="noreferrer" size="sm" underline="always">
            its address
          </Anchor>{' '}
          and check again.
        </Alert>
      )}
      <div className={classes.beside}>
        <Paper withBorder p="md" bg="var(--trellis-raised)">
          <DayChart days={days} />
        </Paper>
        <Paper withBorder p="md" bg="var(--trellis-raised)" component="section" aria-label="By day">
          <DayTable days={days} />
        </Paper>
      </div>
      <div className={classes.halves}>
        <Ranked
          title="Pages"
          each="Page"
          counts="Views"
          rows={pages.map(({ page, views }) => ({ name: page, count: views }))}
          empty="No page views in this period."
        />
        <Ranked
          title="Where visits came from"
          each="From"
          counts="Visits"
          rows={referrers.map(({ host, visits }) => ({
            name: host || 'Direct or unknown',
            count: visits,
          }))}
          empty="No sources in this period."
        />
      </div>
      <Text size="xs" c="dimmed">
        Cookie-free. Days are in UTC. Returning visitors count once a day; bots and previews are
        excluded.
      </Text>
    </Stack>
  );
}
