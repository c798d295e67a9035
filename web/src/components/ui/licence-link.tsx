import type { ClipLicence } from '@isl/contracts/vocabulary';

const cc = (path: string): string => `https://creativecommons.org/${path}/`;
const pages = {
  'CC0-1.0': cc('publicdomain/zero/1.0'),
  'CC-BY-3.0': cc('licenses/by/3.0'),
  'CC-BY-4.0': cc('licenses/by/4.0'),
  'CC-BY-SA-3.0': cc('licenses/by-sa/3.0'),
  'CC-BY-SA-4.0': cc('licenses/by-sa/4.0'),
  'CC-BY-NC-4.0': cc('licenses/by-nc/4.0'),
  'CC-BY-NC-SA-4.0': cc('licenses/by-nc-sa/4.0'),
} as const satisfies Record<ClipLicence, string>;

/** The short name of a licence, which leads to its text. */
export function LicenceLink({ licence }: { readonly licence: ClipLicence }) {
  return (
    <a href={pages[licence]} target="_blank" rel="license noopener noreferrer">
      {licence}
    </a>
  );
}
