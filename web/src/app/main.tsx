import '../styles/fonts.css';
import '@isl/page-kit/tokens.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followRememberedLanguage, startI18n } from '../lib/i18n/i18n';
import { nextTask } from '../lib/next-task';
import { registerServiceWorker } from '../lib/pwa/register';
import { takeOverPage } from '../lib/take-over';
import { applyRememberedColors } from '../lib/theme';
import { loadScreenAt } from './hydrate';
import { READY_EVENT } from './ready-event';
import { routes } from './router';

applyRememberedColors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const isDrawn = root.firstElementChild !== null;
if (isDrawn) takeOverPage();
// What is taken over is so in its own language; the reader's, if another, comes after it.
await startI18n(isDrawn ? document.documentElement.lang : undefined);
if (isDrawn) {
  await nextTask();
  await loadScreenAt(routes, location.pathname);
  await nextTask();
}

// A page that is taken over stays where its reader has scrolled to.
const router = createBrowserRouter([...routes], isDrawn ? { hydrationData: {} } : {});
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (isDrawn) {
  await nextTask();
  // In slices, between which the page answers.
  // Another language in the midst of it would be words that the page does not have.
  addEventListener(READY_EVENT, () => setTimeout(followRememberedLanguage), { once: true });
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
registerServiceWorker();
