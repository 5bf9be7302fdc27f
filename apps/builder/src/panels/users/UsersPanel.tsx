import type { AppDetail } from '@trellis/contract';
import { People } from './People.tsx';

/** The app's end users in the workbench. */
export const UsersPanel = ({ app: { appId } }: { app: AppDetail }) => <People appId={appId} />;
