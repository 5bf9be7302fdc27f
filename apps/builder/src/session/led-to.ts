/** The entity whose data somebody asked for elsewhere, until the database panel shows it. */
let asked: string | null = null;
const hearers = new Set<(entity: string) => void>();

/** Leads the database panel to an entity, whether it is open or about to be. */
export function leadTo(entity: string): void {
  asked = entity;
  for (const hear of hearers) hear(entity);
}

/** The entity that was asked for; null where none was, or it was read before. */
export function ledTo(): string | null {
  const entity = asked;
  asked = null;
  return entity;
}

/** Tells of entities that are asked for from now on. */
export function onLed(hear: (entity: string) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
