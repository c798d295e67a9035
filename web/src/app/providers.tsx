import '@mantine/core/styles.layer.css';
import '../styles/components.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConfirmProvider } from '../components/ui/confirm';
import { env } from '../lib/env';
import { followBrowser, session } from '../lib/session/browser-session';
import { sessionChanged } from '../lib/session/session-slice';
import { isPageTakenOver } from '../lib/take-over';
import { COLOR_SCHEME_KEY } from '../lib/theme';
import { followForgetting } from '../lib/use-draft';
import { createStore } from './store';
import { theme, tokensResolver } from './theme';
import { ToastPlace } from './toast-place';

const colorSchemes = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** What every screen but the landing page needs: store, components, toasts, session. */
export function Providers() {
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
        <ToastPlace />
        <ScrollRestoration />
      </MantineProvider>
    </Provider>
  );
}
