import { lazy, Suspense } from 'react';
import { openHelp, useHelp } from './help.ts';

/** Articles and all, loaded when somebody asks for help. */
const HelpPanel = lazy(async () => ({ default: (await import('./HelpPanel.tsx')).HelpPanel }));

export function HelpHost() {
  const slug = useHelp();
  if (slug === null) return null;
  return (
    <Suspense fallback={null}>
      <HelpPanel slug={slug} onGo={openHelp} onClose={() => openHelp(null)} />
    </Suspense>
  );
}
