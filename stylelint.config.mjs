import { readFileSync } from 'node:fs';

const TOKENS = 'packages/page-kit/src/tokens.css';
const SCALE = [...readFileSync(TOKENS, 'utf8').matchAll(/--space-(\d+):/g)].map(([, px]) => px);
const ON_SCALE = `/(?<![\\w.])(${SCALE.join('|')})px/`;
const LENGTH = '/\\d(px|r?em|pt)\\b/';
const NAMED_COLOUR = '/(?<![-\\w])(white|black|red|green|blue|gr[ae]y)(?![-\\w])/';
// Longer than 200 ms.
const LONG = '/\\b(2(0[1-9]|[1-9]\\d)|[3-9]\\d\\d|\\d{4,})ms|[\\d.]+s\\b/';

// Colours, type, corners, times and spaces are design tokens: a style sheet names them.
export default {
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgba?|hsla?|hwb|oklch|oklab|lch|lab|color-mix)$/'],
    'declaration-property-value-disallowed-list': {
      '/^(?!grid|animation|transition|font-palette)/': [NAMED_COLOUR],
      '/^font(-size)?$/': [LENGTH],
      'font-family': ['/^(?!var\\()/'],
      'border-radius': ['/[1-9]\\d*px/'],
      transition: ['/\\d(ms|s)\\b/'],
      '/^transition-/': [LONG],
      '/^((row|column)-)?gap$|^(padding|margin)/': [ON_SCALE],
      // What moves without end is a mark of waiting, and says so in a comment.
      '/^animation/': ['/\\binfinite\\b/'],
    },
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: ['**/fallback-faces.css'],
      rules: { 'declaration-property-value-disallowed-list': { 'font-family': [] } },
    },
  ],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
};
