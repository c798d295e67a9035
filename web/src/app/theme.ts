import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shade 6 is the indigo of tokens.css; the others are there because Mantine wants ten. */
const neel: MantineColorsTuple = [
  '#e6e8f6',
  '#cdd2ed',
  '#aebbff',
  '#8f9be0',
  '#6a77c2',
  '#4655a8',
  '#2f3e8f',
  '#26327a',
  '#1e2863',
  '#161e4c',
];

const control = { size: 'lg', radius: 8 } as const;

export const theme = createTheme({
  primaryColor: 'neel',
  primaryShade: { light: 6, dark: 2 },
  autoContrast: true,
  colors: { neel },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '650' },
  defaultRadius: 8,
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain settings: naming the components themselves would load them all with the first screen.
  components: {
    Button: { defaultProps: { size: 'md', mih: 48, variant: 'filled' } },
    TextInput: { defaultProps: control },
    PasswordInput: { defaultProps: control },
    Textarea: { defaultProps: control },
    NativeSelect: { defaultProps: control },
    Autocomplete: { defaultProps: control },
    Modal: { defaultProps: { radius: 14, centered: true } },
    // A header element outside a section would be a second banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
  },
});

const fromTokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--madder)',
  '--mantine-color-neel-light': 'var(--neel-tint)',
  '--mantine-color-neel-light-hover': 'var(--sunken)',
  '--mantine-color-neel-light-color': 'var(--neel)',
  '--mantine-color-neel-filled-hover': 'var(--neel-deep)',
  '--mantine-color-anchor': 'var(--neel)',
} as const;

/** Mantine's own variables, answered by tokens.css in both themes. */
export const tokensResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
});
