import { usePerson } from '../../session/person.ts';
import { useRead } from '../../session/query.ts';

/** The person as the server knows them: how they sign in, too. null until it is known. */
export function useOwnProfile() {
  const person = usePerson();
  const { value, failure, reload } = useRead(['me', person.here], () => person.own('me'), {
    onReturn: true,
  });
  return { profile: value, failure, reload };
}
