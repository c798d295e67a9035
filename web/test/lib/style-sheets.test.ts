import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WIDE_SCREEN } from '../../src/features/shell/constants';

afterEach(() => document.head.replaceChildren());

/** A rule of a style sheet, and the screens for which it holds; '' are all. */
type Rule = { readonly screens: string; readonly rule: CSSStyleRule };

function rulesOf(path: string): Rule[] {
  const style = document.createElement('style');
  // jsdom takes the rule after a list of layers for a part of the list.
  style.textContent = readFileSync(join(import.meta.dirname, '../../src', path), 'utf8').replace(
    /^@layer [^{;]+;/m,
    '',
  );
  document.head.append(style);
  const read = (list: CSSRuleList | undefined, screens: string): Rule[] =>
    [...(list ?? [])].flatMap((rule) => {
      if ('media' in rule) {
        const { media, cssRules } = rule as CSSMediaRule;
        return read(cssRules, media.mediaText);
      }
      return 'selectorText' in rule ? [{ screens, rule: rule as CSSStyleRule }] : [];
    });
  return read(style.sheet?.cssRules, '');
}

/** What a style sheet says of a selector's property, each with its screens. */
const valuesOf = (path: string, selector: string, property: string): Array<[string, string]> =>
  rulesOf(path)
    .filter(({ rule }) => rule.selectorText === selector)
    .map(({ screens, rule }): [string, string] => [screens, rule.style.getPropertyValue(property)])
    .filter(([, value]) => value !== '');

/** The columns of a grid, each with its screens; one where no number is said. */
const columnsOf = (path: string): Array<[string, number]> =>
  valuesOf(path, '.grid', 'grid-template-columns').map(([screens, value]) => [
    screens,
    Number(/repeat\((\d+),/.exec(value)?.[1] ?? 1),
  ]);

describe('the style sheets', () => {
  it('make the sidebar a fixed panel of 250 px from 992 px on', () => {
    expect(valuesOf('styles/tokens.css', ':root', '--sidebar-width')).toEqual([['', '250px']]);
    const panel = 'features/shell/components/side-menu.module.css';
    expect(valuesOf(panel, '.panel', 'width')).toEqual([['', 'var(--sidebar-width)']]);
    expect(valuesOf(panel, '.panel', 'position')).toEqual([['', 'fixed']]);
    expect(WIDE_SCREEN).toBe('(min-width: 992px)');
  });

  it('keep the navigation bar in place, as high as its variable says', () => {
    const bar = 'features/shell/components/top-bar.module.css';
    expect(valuesOf(bar, '.bar', 'position')).toEqual([['', 'fixed']]);
    expect(valuesOf(bar, '.bar', 'height')).toEqual([['', 'var(--topbar-height)']]);
    expect(valuesOf('styles/tokens.css', ':root', '--topbar-height')).toHaveLength(1);
  });

  it('change the navigation bar at 768 px', () => {
    const bar = 'features/shell/components/top-bar.module.css';
    expect(valuesOf(bar, '.toggleText', 'display')).toEqual([['(max-width: 767px)', 'none']]);
  });

  it('show the search box from 768 px on', () => {
    const search = 'features/shell/components/search-box.module.css';
    expect(valuesOf(search, '.search', 'display')).toEqual([
      ['', 'none'],
      ['(min-width: 768px)', 'block'],
    ]);
  });

  it('give videos one to four columns', () => {
    expect(columnsOf('features/videos/videos-page.module.css')).toEqual([
      ['', 1],
      ['(min-width: 576px)', 2],
      ['(min-width: 992px)', 3],
      ['(min-width: 1300px)', 4],
    ]);
  });

  it('give characters one to three columns', () => {
    expect(columnsOf('features/dictionary/components/entry-grid.module.css')).toEqual([
      ['', 1],
      ['(min-width: 480px)', 2],
      ['(min-width: 992px)', 3],
    ]);
  });

  it('give the blog two columns at medium and three at large', () => {
    expect(columnsOf('features/guide/components/blog-section.module.css')).toEqual([
      ['(min-width: 768px)', 2],
      ['(min-width: 992px)', 3],
    ]);
  });

  it('clamp the description of a course to three lines', () => {
    const card = 'features/courses/components/course-card.module.css';
    expect(valuesOf(card, '.description', '-webkit-line-clamp')).toEqual([['', '3']]);
    expect(valuesOf(card, '.description', 'overflow')).toEqual([['', 'hidden']]);
  });
});
