import { isPicture } from '../own-picture.ts';
import type { ToolBoot, ToolCard } from './boot.ts';
import { Logo } from './Logo.tsx';

interface Props {
  app: NonNullable<ToolBoot['app']>;
  logo: string | null;
  basePath: string;
  /** The app's other tools, on its home; null on the page of one of them. */
  others: readonly ToolCard[] | null;
}

/** What a tool's page says of its app: the way back to it, or on its home what it is and what else it has. */
export function AppHead({ app, logo, basePath, others }: Props) {
  if (!others)
    return (
      <nav className="back" aria-label="App">
        <a href={basePath || '/'}>
          <Logo src={logo} /> {app.name}
        </a>
      </nav>
    );
  return (
    <header className="home">
      <Logo src={logo} />
      <h1>{app.name}</h1>
      {app.description && <p>{app.description}</p>}
      {others.length > 0 && (
        <nav aria-label="Tools">
          <ul className="tools">
            {others.map(({ path, title, description, imageUrl }) => (
              <li key={path}>
                <a href={`${basePath}/tool/${path}`}>
                  {isPicture(imageUrl) && <img src={imageUrl} alt="" />}
                  <strong>{title}</strong>
                  {description && <span>{description}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
