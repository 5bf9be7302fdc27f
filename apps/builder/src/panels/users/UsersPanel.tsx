import { type AppDetail, accountCalls } from '@trellis/contract';
import { useCall } from '../../session/query.ts';
import { People } from './People.tsx';

/** The app's end users in the workbench. */
export function UsersPanel({ app: { appId } }: { app: AppDetail }) {
  const { value: house } = useCall(accountCalls.installation);
  return <People appId={appId} isHandedOn={house?.hasMail === false} />;
}
