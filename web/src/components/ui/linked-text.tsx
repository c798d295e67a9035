import { find } from 'linkifyjs';
import { Fragment } from 'react';

/** What people wrote, its web addresses as links that lead out; nothing else in it is read. */
export function LinkedText({ text }: { readonly text: string }) {
  let at = 0;
  const pieces = find(text, 'url', { defaultProtocol: 'https' })
    // The library knows more schemes than a page should open for a stranger.
    .filter(({ href }) => /^https?:/i.test(href))
    .map(({ href, value, start, end }) => {
      const before = text.slice(at, start);
      at = end;
      return (
        <Fragment key={start}>
          {before}
          <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {value}
          </a>
        </Fragment>
      );
    });
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
