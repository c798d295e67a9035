import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { criticalStyles, partedStyles } from '../../vite/critical-styles';
import {
  classesInUse,
  stylesOf,
  stylesOfOne,
  withoutPalettes,
} from '../../vite/mantine-styles-plugin';

const mantine = (file: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@mantine/core/${file}`)), 'utf8');

describe('the component library’s styles', () => {
  it('are there for what the app shows and what that is made of, and for nothing else', () => {
    const left = stylesOf(mantine('styles.layer.css'), classesInUse());
    const rulesOf = (name: string): string[] =>
      [...mantine(`styles/${name}.layer.css`).matchAll(/\.(m_[0-9a-f]+)/g)].map(
        ([, one]) => `${one}`,
      );
    for (const name of ['Button', 'Loader', 'Input', 'Switch', 'Modal', 'Overlay', 'Menu']) {
      expect(rulesOf(name).filter((one) => !left.includes(one))).toEqual([]);
    }
    for (const name of ['Rating', 'AppShell', 'Timeline', 'ColorPicker']) {
      expect(rulesOf(name).filter((one) => left.includes(`.${one}`))).toEqual([]);
    }
    expect(left).toContain('@layer mantine');
  });

  it('lose the selectors of what is not shown, and what is then empty', () => {
    const css =
      '.m_a1, .m_b2 { color: red } .m_b2 .m_a1 { top: 0 } @media print { .m_b2 { top: 1px } } p { margin: 0 }';
    expect(
      stylesOf(css, new Set(['m_a1']))
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('.m_a1 { color: red } p { margin: 0 }');
  });
});

describe('the styles of a component that few screens show', () => {
  const OWN = new Set(['m_a1']);
  const USED = new Set(['m_a1', 'm_b2']);

  it('are all that is about it, in the layer over those that every screen has', () => {
    const css =
      '@layer mantine {.m_a1:hover { top: 0 } .m_b2 { top: 1px } .m_b2 .m_a1 { top: 2px }}';
    expect(stylesOfOne(css, OWN, USED).replace(/\s+/g, ' ')).toBe(
      '@layer mantine-parts {.m_a1:hover { top: 0 } .m_b2 .m_a1 { top: 2px }}',
    );
    expect(stylesOfOne('.m_a1 .m_c3 { top: 0 }', OWN, USED)).toBe('');
  });
});

describe('colours', () => {
  it('go where nothing names them', () => {
    const css =
      ':root { --mantine-color-pink-1: #fee; --mantine-color-pink-filled: var(--mantine-color-pink-1); ' +
      '--mantine-color-red-1: #f00; --mantine-color-gray-1: #eee; --mantine-color-error: var(--mantine-color-red-1) }';
    const left = withoutPalettes(css, '<Button color="gray">');
    expect(left).not.toContain('pink');
    for (const kept of ['red-1: #f00', 'gray-1: #eee']) expect(left).toContain(kept);
  });
});

describe('the styles in a drawn page', () => {
  const CSS =
    '@layer base, mantine;@font-face{font-family:"A";src:url(/a.woff2)}@font-face{font-family:"B";src:local("Arial")}' +
    ':root{--a:1px}:root[data-mantine-color-scheme="dark"]{color-scheme:dark}' +
    '@media (max-width:10px){.shown{top:0}}.shown:hover{top:1px}.hidden{top:2px}';

  it('are those of what it shows, in the colours that may be chosen', async () => {
    const { styles, fonts } = partedStyles(CSS);
    expect(fonts).toBe('@font-face{font-family:"A";src:url(/a.woff2)}');
    const critical = await criticalStyles(styles, '<p class="shown">Hello</p>');
    for (const kept of [
      '--a:1px',
      'color-scheme:dark',
      'max-width:10px',
      ':hover',
      'local("Arial")',
    ]) {
      expect(critical).toContain(kept);
    }
    expect(critical).not.toContain('hidden');
    expect(critical).not.toContain('a.woff2');
    expect(critical).toContain('@layer base, mantine');
  });

  it('are none where it shows nothing that has any', async () => {
    expect(await criticalStyles('.hidden{top:0}', '<p>Hello</p>')).toBe('');
    expect(() => partedStyles('p{top:0}')).toThrow('no typeface');
  });
});
