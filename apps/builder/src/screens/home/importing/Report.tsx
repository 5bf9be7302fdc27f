import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { ImportReport } from '@trellis/contract';
import type { ReactNode } from 'react';
import { LeftOut } from '../../../panels/code/space/LeftOut.tsx';
import { counted } from '../../../ui/counted.ts';
import { phrase } from '../../../ui/phrase.ts';
import { Replaced } from './Replaced.tsx';

/** What became of an imported project, and what its builder has to know of it. */
export function Report({ report, onOpen }: { report: ImportReport; onOpen(): void }) {
  const { pages, entities, files, pictures, replaced, withoutRules, notes } = report;
  const { problems, leftOut, rows } = report;
  const taken = [
    counted(pages.length, 'page'),
    counted(files, 'file'),
    phrase('{n, plural, one {# entity} other {# entities}}', { n: entities.length }),
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
    ...rows
      .filter(({ count }) => count > 0)
      .map(({ entity, count }) => `${counted(count, 'row')} of ${entity}`),
  ];
  const refused = rows.filter(({ problem }) => problem !== null);
  return (
    <Stack>
      <Text size="sm" role="status">
        App created: {taken.join(', ')}.
        {report.mends > 0 &&
          ` ${phrase('{n, plural, one {# import was} other {# imports were}} fixed.', { n: report.mends })}`}
      </Text>
      {withoutRules.length > 0 && (
        <Alert color="gray" role="note">
          <Text size="sm" fw={600}>
            No access rules for these rows
          </Text>
          <Text size="sm">
            {withoutRules.join(', ')}: until you decide, people see and change only the rows they
            added. The Publish dialog shows this again.
          </Text>
        </Alert>
      )}
      {problems.length > 0 && (
        <Section title={`${counted(problems.length, 'problem')} in the code`}>
          {problems.map(({ file, line, message, pages: needing }) => (
            <List.Item key={`${file}:${line}:${message}`}>
              <b>
                {file}:{line}
              </b>{' '}
              · {message}
              {needing.length > 0 && ` · ${neededBy(needing)}`}
            </List.Item>
          ))}
        </Section>
      )}
      {refused.length > 0 && (
        <Section title="Rows not imported">
          {refused.map(({ entity, problem }) => (
            <List.Item key={entity}>
              <b>{entity}</b> · {problem}
            </List.Item>
          ))}
        </Section>
      )}
      {notes.length > 0 && (
        <Section title="Good to know">
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </Section>
      )}
      {replaced.length > 0 && <Replaced files={replaced} />}
      {leftOut.length > 0 && <LeftOut files={leftOut} />}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onOpen}>
          Open the app
        </Button>
      </Group>
    </Stack>
  );
}

const MOST_NAMED = 6;

/** The pages that a broken file belongs to. */
function neededBy(pages: readonly string[]): string {
  const named = pages.slice(0, MOST_NAMED).join(', ');
  const more = pages.length > MOST_NAMED ? ` and ${pages.length - MOST_NAMED} more` : '';
  return `${pages.length === 1 ? 'on the page' : 'on the pages'} ${named}${more}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" mb={4}>
        {title}:
      </Text>
      <List size="xs" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </List>
    </div>
  );
}
