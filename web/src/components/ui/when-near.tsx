import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

/** So far below the screen it begins to come: a person who scrolls finds it there. */
const NEAR = { rootMargin: '50%' };

/** What stands far below what a page is about: it is fetched and drawn once a person comes near it, and stays. */
export function WhenNear({
  before,
  children,
}: {
  /** What keeps its place until then. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}) {
  const { ref, entry } = useIntersection(NEAR);
  const [isWanted, setWanted] = useState(false);
  if (entry?.isIntersecting && !isWanted) setWanted(true);
  return isWanted ? children : <div ref={ref}>{before}</div>;
}
