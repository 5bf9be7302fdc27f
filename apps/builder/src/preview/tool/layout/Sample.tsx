import { Text } from '@mantine/core';
import type { ToolBlock } from '@trellis/contract';
import { Result } from '@trellis/tool-ui';
import { emptyRun, layoutOf, sampleParts } from '@trellis/tools';
import { InLook } from '../InLook.tsx';
import classes from '../tool.module.css';

/** How an answer in this layout looks, with words of ours in the place of a model's; it follows each change. */
export function Sample({ blocks }: { blocks: readonly ToolBlock[] }) {
  const run = { ...emptyRun, parts: sampleParts(blocks) };
  return (
    <section aria-label="Sample result" className={classes.sample}>
      <Text size="xs" c="dimmed" px="md" pt="sm">
        A sample of how the answer looks
      </Text>
      <InLook>
        <div className="tool" style={{ padding: '0 16px 16px' }}>
          <Result blocks={[...layoutOf(blocks)]} run={run} />
        </div>
      </InLook>
    </section>
  );
}
