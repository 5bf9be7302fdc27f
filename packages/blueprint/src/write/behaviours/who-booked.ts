import { bookerIn } from './booker.ts';
import type { Extra, ExtraPlace } from './extra.ts';

/**
 * Whose booking it is, to those who keep the list. Bookings are read by all who look for a free time, so they say
 * nothing personal themselves (ruling 17): their makers are looked up, which admins alone may (ruling 12).
 */
export function whoBooked({ model, page, entity, source }: ExtraPlace): Extra | null {
  if (page.view !== 'manage' || !model.writing('booking', entity.name)) return null;
  if (bookerIn(entity)) return null;
  const rows = source.use('useRows', '@/hooks/use-rows');
  const user = source.use('User', '@/entities/User');
  return {
    hooks: [`const people = ${rows}(${user});`],
    setup: [
      'const nameById = new Map(people.rows.map((person) => [person.id, person.full_name || person.email]));',
    ],
    needs: ['people'],
    column: { label: model.t('person'), cell: (row) => `nameById.get(${row}.creatorId ?? '')` },
  };
}
