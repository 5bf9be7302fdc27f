import type { PublicTool } from '@trellis/contract';

/** What is offered beside the answer: a line, and a button that leads somewhere. */
export function CallToAction({ tool }: { tool: PublicTool }) {
  if (!tool.ctaButton || !tool.ctaLink) return null;
  return (
    <aside className="cta">
      {tool.ctaMessage && <p>{tool.ctaMessage}</p>}
      <a href={tool.ctaLink} rel="noopener nofollow ugc">
        {tool.ctaButton}
      </a>
    </aside>
  );
}
