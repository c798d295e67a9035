import type { RouteObject } from 'react-router-dom';
import { FullScreenLoader } from '../components/ui/full-screen-loader';
import { loadMessages } from '../lib/i18n/i18n';
import { fullSize } from '../lib/screen-size';
import { ErrorPage } from './error-page';
import { Root } from './root';

/** The routes of spec section 2; they match whatever the case, and each screen is its own chunk. */
export const routes: readonly RouteObject[] = [
  {
    path: '/',
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenLoader />,
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('../features/landing/landing-page')).LandingPage,
        }),
      },
      ...infoRoutes(),
      {
        lazy: async () => {
          const [{ Providers }] = await Promise.all([import('./providers'), loadMessages()]);
          return { Component: Providers };
        },
        children: [
          {
            path: 'register',
            lazy: async () => ({
              Component: (await import('../features/auth/register-page')).RegisterPage,
            }),
          },
          {
            path: 'login',
            lazy: async () => ({
              Component: (await import('../features/auth/login-page')).LoginPage,
            }),
          },
          {
            path: 'reset-password',
            lazy: async () => ({
              Component: (await import('../features/auth/reset-password-page')).ResetPasswordPage,
            }),
          },
          {
            lazy: async () => ({
              Component: (await import('../features/shell/dashboard-layout')).DashboardLayout,
            }),
            children: [
              {
                errorElement: <ErrorPage />,
                children: [
                  { path: 'dashboard', children: dashboardRoutes() },
                  {
                    path: 'products/:id',
                    lazy: async () => ({
                      Component: (await import('./pages/product-page')).ProductPage,
                    }),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Small pages about the site, outside the store like the landing page. */
function infoRoutes(): RouteObject[] {
  return [
    {
      path: 'about/consent',
      lazy: async () => ({
        Component: (await import('../features/info/consent-page')).ConsentPage,
      }),
    },
    {
      path: 'about/models',
      lazy: async () => ({
        Component: (await import('../features/info/models-page')).ModelsPage,
      }),
    },
    {
      path: 'about/licences',
      lazy: async () => ({
        Component: (await import('../features/info/licences-page')).LicencesPage,
      }),
    },
    {
      path: 'contact',
      lazy: async () => ({
        Component: (await import('../features/info/contact-page')).ContactPage,
      }),
    },
  ];
}

function dashboardRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./pages/home-page')).HomePage }),
    },
    {
      path: 'upload',
      lazy: async () => ({
        Component: (await import('../features/videos/upload-page')).UploadPage,
      }),
    },
    {
      path: 'Datasets',
      lazy: async () => ({
        Component: (await import('./pages/datasets-page')).DatasetsPage,
      }),
    },
    {
      path: 'discussions',
      lazy: async () => ({
        Component: (await import('../features/community/community-page')).CommunityPage,
      }),
    },
    {
      path: 'courses',
      lazy: async () => ({
        Component: (await import('../features/courses/courses-page')).CoursesPage,
      }),
    },
    {
      path: 'Prediction',
      lazy: async () => ({
        Component: (await import('../features/prediction/prediction-page')).PredictionPage,
      }),
    },
    {
      path: 'DataSetCreation',
      lazy: async () => ({
        Component: (await import('../features/capture/capture-page')).CapturePage,
      }),
    },
    {
      path: 'profile',
      lazy: async () => ({
        Component: (await import('../features/profile/profile-page')).ProfilePage,
      }),
    },
    {
      path: 'stats',
      lazy: async () => ({
        Component: (await import('../features/stats/stats-page')).StatsPage,
      }),
    },
    {
      path: 'models',
      lazy: async () => ({
        Component: (await import('../features/models/model-figures-page')).ModelFiguresPage,
      }),
    },
    {
      path: 'search',
      lazy: async () => ({
        Component: (await import('../features/search/search-page')).SearchPage,
      }),
    },
    {
      path: 'settings',
      lazy: async () => ({
        Component: (await import('../features/settings/settings-page')).SettingsPage,
      }),
    },
    {
      path: 'review',
      lazy: async () => ({
        Component: (await import('../features/community/review-page')).ReviewPage,
      }),
    },
    {
      path: 'messages',
      lazy: async () => ({
        Component: (await import('../features/messages/messages-page')).MessagesPage,
      }),
    },
    {
      path: 'Sign',
      handle: fullSize,
      lazy: async () => ({
        Component: (await import('../features/sign-kit/sign-page')).SignPage,
      }),
    },
    {
      path: 'TextToSign',
      handle: fullSize,
      lazy: async () => ({
        Component: (await import('../features/sign-kit/text-to-sign-page')).TextToSignPage,
      }),
    },
    { path: 'Dictionary', children: dictionaryRoutes() },
  ];
}

function dictionaryRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('../features/dictionary/dictionary-page')).DictionaryPage,
      }),
    },
    {
      path: 'Characters',
      lazy: async () => ({
        Component: (await import('../features/dictionary/characters-page')).CharactersPage,
      }),
    },
    {
      path: 'Words',
      lazy: async () => ({
        Component: (await import('../features/dictionary/words-page')).WordsPage,
      }),
    },
    {
      path: 'find',
      lazy: async () => ({
        Component: (await import('../features/dictionary/find-page')).FindPage,
      }),
    },
    {
      path: 'Nmf',
      lazy: async () => ({
        Component: (await import('../features/dictionary/non-manual-page')).NonManualPage,
      }),
    },
    {
      path: 'Profile',
      lazy: async () => ({
        Component: (await import('../features/profile/profile-page')).ProfilePage,
      }),
    },
  ];
}
