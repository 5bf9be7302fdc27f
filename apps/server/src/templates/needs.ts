import type { Knowledge } from '../knowledge/index.ts';
import type { ProjectNeeds } from '../projects/index.ts';
import type { PublishNeeds } from '../publish/index.ts';

/** What this room needs of the installation. */
export type TemplateNeeds = ProjectNeeds & PublishNeeds & { knowledge: Knowledge };
