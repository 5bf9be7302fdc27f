import { SimpleGrid } from '@mantine/core';
import type { Template } from '@trellis/contract';
import { useState } from 'react';
import { TemplateCard } from './TemplateCard.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

/** Templates beside each other; one of them is opened over the page. */
export function TemplateGrid({ templates }: { templates: readonly Template[] }) {
  const [open, setOpen] = useState<Template | null>(null);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
        {templates.map((template) => (
          <TemplateCard key={template.id} template={template} onOpen={() => setOpen(template)} />
        ))}
      </SimpleGrid>
      {open && <TemplateDialog key={open.id} template={open} onClose={() => setOpen(null)} />}
    </>
  );
}
