import { type AppFiles, isForBrowsers } from '@trellis/contract';

/**
 * Whose words an app's pages use for rows: the product's own (`createdAt`, `creatorId`), the public client's
 * (`created_date`, `created_by`), or both in one app.
 */
export type RowWords = 'own' | 'public' | 'both';

const CODE = /\.(tsx|ts|jsx|js)$/;
const CLIENT = /\bbase44(?:Client)?\b|["']@\/api\/integrations["']/;
const PUBLIC = /__B44_DB__|\bcreated_(?:date|by)\b|\bupdated_date\b|["']@\/api\/entities["']/;
/** `base44.entities`, `const { entities } = base44`. */
const TAKES_ENTITIES = /\.\s*entities\b|\{[^{}]*\bentities\b[^{}]*\}\s*=/;
const OWN = /\b(?:createdAt|updatedAt|creatorId)\b|["']@\/hooks\/use-rows["']/;

/**
 * Read from the code that runs in browsers. Who calls functions by the public client (`base44.functions`) and otherwise
 * works with rows as the product's own apps do is answered in the product's own words.
 */
export function rowWords(files: AppFiles): RowWords {
  let isPublic = false;
  let hasClient = false;
  let isOwn = false;
  for (const [path, text] of Object.entries(files)) {
    if (!CODE.test(path) || !isForBrowsers(path)) continue;
    const names = CLIENT.test(text);
    hasClient ||= names;
    isPublic ||= PUBLIC.test(text) || (names && TAKES_ENTITIES.test(text));
    isOwn ||= OWN.test(text);
  }
  if (isPublic) return isOwn ? 'both' : 'public';
  return hasClient && !isOwn ? 'public' : 'own';
}
