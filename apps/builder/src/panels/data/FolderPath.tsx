import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import type { ConnectedThing } from '@trellis/contract';

interface Props {
  /** What stands above all folders. */
  root: string;
  path: readonly ConnectedThing[];
  onPath(path: readonly ConnectedThing[]): void;
}

/** The folders that were opened, each a way back. */
export function FolderPath({ root, path, onPath }: Props) {
  if (path.length === 0) return null;
  const names = [root, ...path.map(({ name }) => name)];
  return (
    <Breadcrumbs component="nav" aria-label="Folders" separatorMargin={6}>
      {names.map((name, at) =>
        at === path.length ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: folders may be called alike
          <Text key={at} size="sm" aria-current="page" truncate maw={180}>
            {name}
          </Text>
        ) : (
          <Anchor
            // biome-ignore lint/suspicious/noArrayIndexKey: folders may be called alike
            key={at}
            component="button"
            type="button"
            size="sm"
            truncate
            maw={180}
            onClick={() => onPath(path.slice(0, at))}
          >
            {name}
          </Anchor>
        ),
      )}
    </Breadcrumbs>
  );
}
