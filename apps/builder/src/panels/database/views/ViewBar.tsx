import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconCalendar, IconLayoutKanban, IconTable } from '@tabler/icons-react';
import type { ViewKind } from '@trellis/contract';
import { useState } from 'react';
import type { Column } from '../columns/columns.ts';
import { NameDialog } from './NameDialog.tsx';
import { NewView } from './NewView.tsx';
import type { Views } from './useViews.ts';
import { ViewMenu } from './ViewMenu.tsx';
import classes from './views.module.css';

interface Props {
  views: Views;
  columns: readonly Column[];
  /** Whether this person may save views; everybody may use them. */
  canChange: boolean;
}

const ICONS = { table: IconTable, board: IconLayoutKanban, calendar: IconCalendar };
const KindIcon = ({ kind }: { kind: ViewKind }) => {
  const Icon = ICONS[kind];
  return <Icon size={15} aria-hidden />;
};

/** The views of an entity, what is not saved of the shown one, and what it has to go without. */
export function ViewBar({ views, columns, canChange }: Props) {
  const { current, saved, failure, isChanged, isOutrun, problems } = views;
  const [isNaming, setNaming] = useState(false);
  const shownId = current?.id ?? null;
  return (
    <>
      <div className={classes.bar}>
        <nav aria-label="Views" className={classes.views}>
          <Button
            size="compact-sm"
            variant={shownId === null ? 'light' : 'subtle'}
            color={shownId === null ? undefined : 'gray'}
            className={classes.view}
            leftSection={<KindIcon kind="table" />}
            aria-current={shownId === null ? 'true' : undefined}
            onClick={() => views.show(null)}
          >
            All rows
          </Button>
          {saved.map((view) => (
            <Button
              key={view.id}
              size="compact-sm"
              variant={view.id === shownId ? 'light' : 'subtle'}
              color={view.id === shownId ? undefined : 'gray'}
              className={classes.view}
              leftSection={<KindIcon kind={view.shape.kind} />}
              aria-current={view.id === shownId ? 'true' : undefined}
              onClick={() => views.show(view)}
            >
              {view.name}
            </Button>
          ))}
        </nav>
        {current && canChange && <ViewMenu key={current.id} view={current} views={views} />}
        {canChange && <NewView views={views} columns={columns} />}
        {isChanged && (
          <Group gap={6} wrap="nowrap" className={classes.unsaved}>
            <Text size="xs" c="dimmed" role="status">
              Not saved
            </Text>
            {canChange && (
              <Button
                size="compact-xs"
                variant="light"
                onClick={() => (current ? void views.save() : setNaming(true))}
              >
                {current ? 'Save view' : 'Save as a view'}
              </Button>
            )}
            <Button size="compact-xs" variant="default" onClick={views.reset}>
              Reset
            </Button>
          </Group>
        )}
      </div>
      {isOutrun && current && (
        <Alert
          color="orange"
          role="alert"
          p="xs"
          title={`${current.changedBy || 'Somebody else'} changed this view`}
        >
          <Text size="sm" mb={6}>
            Your changes are kept here but not saved.
          </Text>
          <Group gap={6}>
            <Button size="compact-xs" variant="default" onClick={views.reset}>
              Show theirs
            </Button>
            {canChange && (
              <>
                <Button size="compact-xs" variant="default" onClick={() => void views.save(true)}>
                  Overwrite with mine
                </Button>
                <Button size="compact-xs" variant="default" onClick={() => setNaming(true)}>
                  Save mine as a new view
                </Button>
              </>
            )}
          </Group>
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert color="orange" role="status" p="xs" title="Some fields of this view are gone">
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {failure !== null && (
        <Group gap="xs" role="alert">
          <Text size="xs">The saved views could not be loaded: {failure}</Text>
          <Button size="compact-xs" variant="default" onClick={() => void views.load()}>
            Try again
          </Button>
        </Group>
      )}
      <NameDialog
        opened={isNaming}
        title="Save as a view"
        first={current ? `${current.name} (mine)` : 'My view'}
        onClose={() => setNaming(false)}
        onName={(name) => views.saveAs(name)}
      />
    </>
  );
}
