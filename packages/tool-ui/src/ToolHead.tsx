import type { PublicTool } from '@trellis/contract';
import { isPicture } from './own-picture.ts';

interface Props {
  tool: PublicTool;
  heading: 'h1' | 'h2';
  /** Nothing was run here yet. */
  isFresh: boolean;
}

/** What a tool is: its picture, its name, its promises, its welcome. */
export function ToolHead({ tool, heading: Heading, isFresh }: Props) {
  return (
    <>
      <header>
        {isPicture(tool.imageUrl) && <img src={tool.imageUrl} alt="" className="picture" />}
        <Heading>{tool.header || tool.title}</Heading>
        {tool.description && <p>{tool.description}</p>}
        {tool.features.length > 0 && (
          <ul className="features">
            {tool.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </header>
      {tool.welcomeMessage && isFresh && <p className="welcome">{tool.welcomeMessage}</p>}
    </>
  );
}
