import { AppId } from '@trellis/contract';
import { Outlet, useParams } from 'react-router';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** The screens of an app, at addresses that can be those of one; every other is no page of ours. */
export function OfApp() {
  const { appId } = useParams();
  return AppId.safeParse(appId).success ? <Outlet /> : <NotFoundScreen />;
}
