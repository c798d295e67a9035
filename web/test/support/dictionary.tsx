import { within } from '@testing-library/react';

/** What the cards of a list are called. */
export const names = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('link', { name: /^Sign Representing/ })
    .map((link) => link.querySelector('[lang=en]')?.textContent ?? '');
