import type { RouteObject } from 'react-router-dom';
import { FullScreenLoader } from '../components/ui/full-screen-loader';
import { loadMessages } from '../lib/i18n/i18n';
import { outlined } from '../lib/screen-outline';
import { ErrorPage } from './error-page';
import { Root } from './root';
import type { Screen } from './screen';
import { screens } from './screens';

const routesIn = (frame: Screen['frame']): RouteObject[] =>
  screens
    .filter((screen) => screen.frame === frame)
    .map(({ path, handle, head, lazy }) => ({
      path,
      handle: { ...handle, ...(head.isDrawn ? {} : outlined(head)) },
      lazy,
    }));

/** The screens in their frames; addresses match whatever the case. */
export const routes: readonly RouteObject[] = [
  {
    path: '/',
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenLoader />,
    children: [
      ...routesIn('site'),
      {
        lazy: async () => {
          const [{ Providers }] = await Promise.all([import('./providers'), loadMessages()]);
          return { Component: Providers };
        },
        children: [
          ...routesIn('form'),
          {
            lazy: async () => ({
              Component: (await import('../features/shell/dashboard-layout')).DashboardLayout,
            }),
            children: [{ errorElement: <ErrorPage />, children: routesIn('shell') }],
          },
        ],
      },
    ],
  },
];
