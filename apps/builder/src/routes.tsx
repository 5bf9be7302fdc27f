import { createBrowserRouter, Navigate } from 'react-router';
import { AppLoginScreen } from './screens/applogin/AppLoginScreen.tsx';
import { NotFoundScreen } from './screens/error/NotFoundScreen.tsx';
import { UnauthorizedScreen } from './screens/error/UnauthorizedScreen.tsx';
import { HandlerScreen } from './screens/handler/HandlerScreen.tsx';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { LoginScreen } from './screens/login/LoginScreen.tsx';
import { LogoutScreen } from './screens/login/LogoutScreen.tsx';
import { SettingsScreen } from './screens/settings/SettingsScreen.tsx';
import { VerifyScreen } from './screens/verify/VerifyScreen.tsx';
import { Gate } from './session/Gate.tsx';
import { ScreenError } from './ui/ScreenError.tsx';

/** Every address of the builder (spec 1, section 2). The workbench is loaded when it is first opened. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ScreenError,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      { path: '/login', element: <LoginScreen /> },
      { path: '/logout', element: <LogoutScreen /> },
      { path: '/auth/verifyEmail', element: <VerifyScreen /> },
      { path: '/auth/handler', element: <HandlerScreen /> },
      { path: '/error/unauthorized', element: <UnauthorizedScreen /> },
      { path: '/apps/:appId/login', element: <AppLoginScreen /> },
      {
        element: <Gate />,
        children: [
          { path: '/home', element: <HomeScreen /> },
          {
            path: '/home/deleted',
            lazy: async () => ({
              Component: (await import('./screens/deleted/DeletedScreen.tsx')).DeletedScreen,
            }),
          },
          { path: '/settings', element: <SettingsScreen /> },
          {
            path: '/admin/:tab?',
            lazy: async () => ({
              Component: (await import('./screens/admin/AdminScreen.tsx')).AdminScreen,
            }),
          },
          {
            path: '/build/app/:appId/*',
            lazy: async () => ({
              Component: (await import('./screens/build/BuildScreen.tsx')).BuildScreen,
            }),
          },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]);
