import { createBrowserRouter, Navigate } from 'react-router';
import { NotFoundScreen } from './screens/error/NotFoundScreen.tsx';
import { OfApp } from './screens/error/OfApp.tsx';
import { UnauthorizedScreen } from './screens/error/UnauthorizedScreen.tsx';
import { LogoutScreen } from './screens/login/LogoutScreen.tsx';
import { Gate } from './sign-in/Gate.tsx';
import { ScreenError } from './ui/ScreenError.tsx';

/** Every address of the builder (spec 1, section 2). Each screen's code is loaded when it is first opened. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ScreenError,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      {
        path: '/login',
        lazy: async () => ({
          Component: (await import('./screens/login/LoginScreen.tsx')).LoginScreen,
        }),
      },
      { path: '/logout', element: <LogoutScreen /> },
      {
        path: '/auth/verifyEmail',
        lazy: async () => ({
          Component: (await import('./screens/verify/VerifyScreen.tsx')).VerifyScreen,
        }),
      },
      {
        path: '/auth/handler',
        lazy: async () => ({
          Component: (await import('./screens/handler/HandlerScreen.tsx')).HandlerScreen,
        }),
      },
      { path: '/error/unauthorized', element: <UnauthorizedScreen /> },
      {
        path: '/claim/:code',
        lazy: async () => ({
          Component: (await import('./screens/claim/ClaimScreen.tsx')).ClaimScreen,
        }),
      },
      {
        element: <OfApp />,
        children: [
          {
            path: '/apps/:appId/login',
            lazy: async () => ({
              Component: (await import('./screens/applogin/AppLoginScreen.tsx')).AppLoginScreen,
            }),
          },
          {
            path: '/apps/:appId/joinPlan',
            lazy: async () => ({
              Component: (await import('./screens/join/JoinScreen.tsx')).JoinScreen,
            }),
          },
          {
            path: '/apps/:appId/settings',
            lazy: async () => ({
              Component: (await import('./screens/appsettings/AppSettingsScreen.tsx'))
                .AppSettingsScreen,
            }),
          },
        ],
      },
      {
        element: <Gate />,
        children: [
          {
            path: '/home',
            lazy: async () => ({
              Component: (await import('./screens/home/HomeScreen.tsx')).HomeScreen,
            }),
          },
          {
            path: '/home/deleted',
            lazy: async () => ({
              Component: (await import('./screens/deleted/DeletedScreen.tsx')).DeletedScreen,
            }),
          },
          {
            path: '/templates',
            lazy: async () => ({
              Component: (await import('./screens/templates/TemplatesScreen.tsx')).TemplatesScreen,
            }),
          },
          {
            path: '/settings',
            lazy: async () => ({
              Component: (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
            }),
          },
          {
            path: '/admin/:tab?',
            lazy: async () => ({
              Component: (await import('./screens/admin/AdminScreen.tsx')).AdminScreen,
            }),
          },
          {
            element: <OfApp />,
            children: [
              {
                path: '/analytics/app/:appId',
                lazy: async () => ({
                  Component: (await import('./screens/analytics/AnalyticsScreen.tsx'))
                    .AnalyticsScreen,
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
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]);
