import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from '../support/repository.js';

/** What both apps have; each has a sheet of its own beside it. */
const TOKENS = 'packages/page-kit/src/tokens.css';
const OWN = ['web/src/styles/tokens.css', 'sign-kit/src/styles/tokens.css'] as const;
/** Mantine wants its ten shades as text; two of them are tokens, which the last test holds. */
const THEME = 'web/src/app/theme.ts';
const styles = trackedFiles('.css').filter((path) => /^(web|sign-kit)\/src\//.test(path));
const code = trackedFiles('.tsx')
  .concat(trackedFiles('.ts'))
  .filter((path) => path.startsWith('web/src/') && path !== THEME);

const linesOf = (path: string): string[] =>
  read(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .split('\n');

/** The lines of style sheets that a pattern matches, each with its place. */
const found = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
    ),
  );

/** Names and values, of what is the same for every width and typeface. */
type Tokens = ReadonlyMap<string, string>;
const tokensOf = (path: string): Tokens => {
  const [, first = ''] = /:root \{([\s\S]*?)\n\}/.exec(read(path)) ?? [];
  return new Map(
    [...first.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

describe('the design tokens', () => {
  // Of style sheets, stylelint.config.mjs says it.
  it('are the only place of a colour', () => {
    expect(found(code, /['"`]#[\da-f]{3,8}['"`]|rgba?\(\d/i)).toEqual([]);
  });

  it('that both apps have stand once', () => {
    const [shared, app, kit] = [TOKENS, ...OWN].map(tokensOf) as [Tokens, Tokens, Tokens];
    expect(shared.size).toBeGreaterThan(30);
    expect([...shared.keys()].filter((name) => app.has(name) || kit.has(name))).toEqual([]);
    const twice = [...kit].filter(([name, value]) => app.get(name) === value);
    expect(twice).toEqual([]);
  });

  it.each(['web', 'sign-kit'])('that %s uses exist in it', (app) => {
    const own = [TOKENS, ...styles.filter((path) => path.startsWith(`${app}/`))];
    const defined = new Set(
      own.flatMap((path) => [...read(path).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)),
    );
    const foreign = /^--(mantine|toastify|carousel)/;
    const unknown = own.flatMap((path) =>
      [...read(path).matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name = '']) => !defined.has(name) && !foreign.test(name))
        .map(([, name]) => `${path} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('give the component library its indigo', () => {
    const shades = [...read(THEME).matchAll(/'(#[\da-f]{6})'/g)].map(([, shade]) => shade);
    const [, light, dark] = /--neel: light-dark\((#\w+), (#\w+)\)/.exec(read(TOKENS)) ?? [];
    expect([shades[6], shades[2]]).toEqual([light, dark]);
  });
});

describe('motion', () => {
  it('stands still everywhere for who asked for less', () => {
    const [, rule = ''] =
      /prefers-reduced-motion: reduce\) \{([\s\S]*?)\n {2}\}/.exec(
        read('web/src/styles/base.css'),
      ) ?? [];
    for (const property of [
      'animation-duration',
      'animation-iteration-count',
      'transition-duration',
      'scroll-behavior',
    ]) {
      expect(rule).toContain(property);
    }
    expect(read(THEME)).toContain('respectReducedMotion: true');
  });

  it('of a video that starts by itself is silent, has a poster, and can be stopped', () => {
    const playing = trackedFiles('.tsx').filter(
      (path) => path.startsWith('web/src/') && /\bautoPlay\b/.test(read(path)),
    );
    for (const path of playing) {
      const [tag = ''] = /<video\b[\s\S]*?\bautoPlay\b[\s\S]*?\/?>\s/.exec(read(path)) ?? [];
      expect(`${path} ${tag}`).toMatch(/\bmuted\b/);
      expect(`${path} ${tag}`).toMatch(/\bposter=/);
    }
    // One has a button; two play while they are pointed at, and not for less motion; of these one, and
    // another, have a player's controls once they are pressed.
    const [button, stage, pressed, pointedAt] = [
      'web/src/components/ui/looping-video.tsx',
      'web/src/components/ui/video-stage.tsx',
      'web/src/features/community/carried/carried-video.tsx',
      'web/src/features/dictionary/components/entry-picture.tsx',
    ];
    expect(playing.sort()).toEqual([button, stage, pressed, pointedAt]);
    expect(read(stage)).toMatch(/useMediaQuery\(LESS_MOTION\)/);
    for (const path of [stage, pressed]) expect(read(path)).toMatch(/^ +controls$/m);
    expect(read(button)).toMatch(/\.pause\(\)/);
    expect(read('web/src/features/dictionary/components/entry-card.tsx')).toMatch(/useAttention/);
  });
});
