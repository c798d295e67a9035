import '@fontsource-variable/anek-latin/wght.css';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/600.css';
import '@fontsource/mukta/700.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startI18n } from '../lib/i18n/i18n';
import { registerServiceWorker } from '../lib/pwa/register';
import { applyRememberedColors } from '../lib/theme';
import { routes } from './router';

applyRememberedColors();
await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([...routes])} />
  </StrictMode>,
);
registerServiceWorker();
