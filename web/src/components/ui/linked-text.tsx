import type { find as Find } from 'linkifyjs';
import { Fragment, useEffect, useState } from 'react';
import { log } from '../../lib/log';

/** Without a dot no address is in it. */
const MAY_HOLD_ADDRESS = /\S\.\S/;

let found: typeof Find | undefined;

/** What finds addresses, fetched for the first text that may hold one. */
function useFind(text: string): typeof Find | undefined {
  const [find, setFind] = useState(() => found);
  const isWanted = find === undefined && MAY_HOLD_ADDRESS.test(text);
  useEffect(() => {
    if (!isWanted) return;
    import('linkifyjs').then(
      (linkify) => {
        found = linkify.find;
        setFind(() => linkify.find);
      },
      // The text stands all the same.
      (error: unknown) => log.error('addresses cannot be told from text', error),
    );
  }, [isWanted]);
  return find;
}

/** What people wrote, its web addresses as links that lead out; nothing else in it is read. */
export function LinkedText({ text }: { readonly text: string }) {
  const find = useFind(text);
  if (!find) return text;
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
