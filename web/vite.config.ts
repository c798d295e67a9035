import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressPlugin } from '../packages/page-kit/build/compress-plugin';
import { landmarksPlugin } from '../packages/page-kit/build/landmarks-plugin';
import { appWorkerPlugin } from './vite/app-worker-plugin';
import { firstMessagesPlugin } from './vite/first-messages-plugin';
import { mantineStylesPlugin } from './vite/mantine-styles-plugin';
import { noCirclesPlugin } from './vite/no-circles-plugin';
import { pagesPlugin } from './vite/pages-plugin';
import { productionRouterPlugin } from './vite/production-router-plugin';
import { reactIdsPlugin } from './vite/react-ids-plugin';
import { screenHeadsPlugin } from './vite/screen-heads-plugin';

// Only the development server proxies; in production the gateway serves this build itself.
const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|use-sync-external-store|@lingui[\\/](?:core|message-utils))[\\/]/;
/** What the landing page has too, which has none of the component library. */
const SITE =
  /src[\\/](lib[\\/](i18n[\\/]|pwa[\\/]|log|env|theme|alphabet|screen-size|screen-title|screen-outline|take-over|paths|use-media-query|only-one)|components[\\/]ui[\\/](two-blocks|not-found|language-buttons|site-footer|status-badge|looping-video|about-film))|vite[\\/]preload-helper/;
/** The icons of these, which come with them: the landing page would else load those of every screen. */
const SITE_ICONS =
  /@tabler[\\/]icons-react[\\/].*[\\/](createReactComponent|defaultAttributes|Icon(AlertTriangle|Camera|Check|Cube|FlipVertical|LetterCase|Pencil|PlayerPause|PlayerPlay|PlayerStop|UserCircle))\.mjs/;
const KIT =
  /node_modules[\\/](@mantine|@reduxjs|@standard-schema|react-redux|redux|redux-thunk|react-toastify|use-sync-external-store|immer|reselect|clsx|nanoid)[\\/]|contracts[\\/]src[\\/]generated[\\/](tokens|vocabulary)\.|web[\\/]src[\\/]lib[\\/]use-react-id/;
/** The frame that every screen of the dashboard comes in; its menu and questions are fetched when asked for. */
const FRAME =
  /src[\\/](app[\\/](store|theme)|features[\\/](shell[\\/](?!components[\\/]account-menu\.tsx)|prediction[\\/]words[\\/](slice|word-list|signed-word))|components[\\/]ui[\\/](confirm\.|search-field|new-version-bar)|lib[\\/](api[\\/](search|notifications)|push[\\/]|frames[\\/]metered-line|use-settled|use-drawn))|(components[\\/]Avatar|core[\\/]MantineProvider|px|AccordionChevron)(\.mjs)?([\\/]|$)/;
const ICONS = /@tabler[\\/]icons-react/;
/** The icons of that: in its menu, its bars and its questions. */
const FRAME_ICONS =
  /@tabler[\\/]icons-react[\\/].*[\\/]Icon(Bell|Book2|CameraPlus|CloudOff|EyeCheck|Flag|FolderHeart|HandStop|Home|Inbox|Keyboard|Language|ListDetails|Login2|Logout2|Menu2|Messages|Movie|PlugConnectedX|Refresh|School|Search|Settings|Upload|UserCheck|UserPlus)\.mjs/;
/** Of the component library what only some screens show, or what is shown only when asked for. */
const LATER =
  /components[\\/](Menu|Modal|ModalBase|Drawer|ScrollArea|FocusTrap|Portal|Paper|Popover|Floating|PasswordInput|Textarea|NativeSelect|Overlay|Checkbox|Radio|Progress|Tabs|Accordion)[\\/]/;

/**
 * What the screens of one kind share: in one file, as a browser asks for a few at a time over HTTP/1.1, and on a slow
 * line each takes longer to ask for than to send.
 */
const TOGETHER: readonly (readonly [string, RegExp])[] = [
  [
    'camera',
    /src[\\/]lib[\\/](frames|live|use-kept-switch)|page-kit[\\/]src[\\/](camera|capture-frame)|components[\\/]ui[\\/](camera-|connection-lines|parameter-list|face-note|data-used|sparing-choice)/,
  ],
  ['fields', /components[\\/](NativeSelect|Textarea)[\\/]/],
  ['prediction', /features[\\/]prediction[\\/]/],
  ['capture', /features[\\/]capture[\\/]/],
  [
    'dictionary',
    /features[\\/](dictionary[\\/](?!components[\\/](body|handshape)-picker)|guide[\\/])/,
  ],
  [
    'sharing',
    /components[\\/]ui[\\/](share-button|saying-button|licence-link)|lib[\\/](download|teach-sign-path)|app[\\/]pages[\\/]talk|hooks[\\/]esm[\\/]use-clipboard/,
  ],
  [
    'courses',
    /features[\\/]courses[\\/](api|use-names|use-course|place|next-lesson|lesson[\\/](steps|face-seen|use-has-camera))/,
  ],
  ['teaching', /features[\\/]teaching[\\/]/],
  ['lists', /features[\\/]lists[\\/]/],
  ['community', /features[\\/]community[\\/]carried[\\/](?!video-picker)/],
  ['videos', /features[\\/](videos)[\\/]|components[\\/]ui[\\/]video-stage/],
  ['sayings', /features[\\/](sayings)[\\/]/],
];

export default defineConfig({
  plugins: [
    react(),
    landmarksPlugin(),
    mantineStylesPlugin(),
    productionRouterPlugin(),
    reactIdsPlugin(),
    noCirclesPlugin(),
    firstMessagesPlugin(),
    screenHeadsPlugin(),
    pagesPlugin(),
    appWorkerPlugin(),
    compressPlugin(),
  ],
  worker: { format: 'es', plugins: () => [landmarksPlugin()] },
  server: {
    proxy: {
      '/api': { target: gatewayUrl },
      '/static': { target: gatewayUrl },
    },
  },
  preview: { proxy: { '/api': { target: gatewayUrl }, '/static': { target: gatewayUrl } } },
  build: {
    outDir: 'dist',
    sourcemap: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: 'index.html',
      output: {
        // A few files rather than one request for each of some fifty icons and small shared parts.
        // None may need another in a circle: which runs first would depend on which arrives first.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'site',
              test: (id) => SITE.test(id) || SITE_ICONS.test(id),
              minShareCount: 2,
            },
            { name: 'icons', test: ICONS, minShareCount: 4 },
            { name: 'react', test: REACT },
            // What most screens of the dashboard share; the landing page has none of it.
            { name: 'kit', test: (id) => KIT.test(id) && !LATER.test(id), minShareCount: 6 },
            {
              name: 'shell',
              // What is learnt comes with the screens that read it, however many they are.
              test: (id) =>
                /web[\\/]src[\\/](?!lib[\\/](progress[\\/]|use-react-id))/.test(id) &&
                !SITE.test(id),
              minShareCount: 10,
            },
            { name: 'frame', test: (id) => FRAME.test(id) || FRAME_ICONS.test(id) },
            { name: 'more-icons', test: ICONS, minShareCount: 2 },
            ...TOGETHER.map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    // The browsers' builds of the clients, which speak through the page's WebSocket and requests.
    alias: {
      'tus-js-client': fileURLToPath(
        new URL('lib.esm/browser/index.js', import.meta.resolve('tus-js-client/package.json')),
      ),
      'socket.io-client': fileURLToPath(
        new URL('dist/socket.io.esm.min.js', import.meta.resolve('socket.io-client/package.json')),
      ),
    },
    setupFiles: ['test/support/setup.ts'],
    // A screen's file has its modules to itself, what keeps state in them; the others share theirs,
    // as loading them anew took most of their time.
    projects: [
      { extends: true, test: { name: 'screens', include: ['test/routes/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/routes/**'],
          isolate: false,
        },
      },
    ],
    css: false,
    restoreMocks: true,
    maxWorkers: 2,
    coverage: { include: ['src/**'], exclude: ['src/app/main.tsx', 'src/**/*.d.ts'] },
  },
});
