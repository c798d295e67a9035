import '@mantine/core/styles.layer.css';
import 'react-toastify/ReactToastify.css';
import '../styles/components.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { ConfirmProvider } from '../components/ui/confirm';
import { env } from '../lib/env';
import { followBrowser, session } from '../lib/session/browser-session';
import { sessionChanged } from '../lib/session/session-slice';
import { isPageTakenOver } from '../lib/take-over';
import { COLOR_SCHEME_KEY } from '../lib/theme';
import { centerContainer, cornerContainer, cornerSettings } from '../lib/toasts';
import { followForgetting } from '../lib/use-draft';
import { createStore } from './store';
import { theme, tokensResolver } from './theme';

const colorSchemes = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** What every screen but the landing page needs: store, components, toasts, session. */
export function Providers() {
  const { t } = useTranslation();
  const [store] = useState(() => createStore(session));
  useEffect(() => {
    const stops = [followBrowser(), followForgetting()];
    if (isPageTakenOver()) store.dispatch(sessionChanged(session.claims()));
    void session.start();
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={tokensResolver}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        env={env.isTest ? 'test' : 'default'}
      >
        <ConfirmProvider>
          <Outlet />
        </ConfirmProvider>
        <ToastContainer
          containerId={centerContainer}
          aria-label={t('app.toastsOfScreen')}
          position="top-center"
          theme="light"
        />
        <ToastContainer
          containerId={cornerContainer}
          aria-label={t('app.toasts')}
          position="top-right"
          autoClose={cornerSettings.autoClose}
          closeButton
          pauseOnHover
          pauseOnFocusLoss
          draggable
          draggablePercent={cornerSettings.draggablePercent}
          theme="light"
        />
        <ScrollRestoration />
      </MantineProvider>
    </Provider>
  );
}
