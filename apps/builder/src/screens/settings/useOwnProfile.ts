import type { ownCalls } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { type AnswerOf, messageOf } from '../../session/api.ts';
import { usePerson } from '../../session/person.ts';

export type OwnProfile = AnswerOf<typeof ownCalls.me.builder>;

/** The person as the server knows them: how they sign in, too. null until it is known. */
export function useOwnProfile() {
  const person = usePerson();
  const [profile, setProfile] = useState<OwnProfile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = useCallback(async () => {
    try {
      setProfile(await person.own('me'));
      setFailure(null);
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  }, [person]);
  useEffect(() => void reload(), [reload]);
  return { profile, failure, reload };
}
