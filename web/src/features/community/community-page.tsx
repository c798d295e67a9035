import type { ReactNode } from 'react';
import { FeedHeading } from './components/feed-heading';
import { PostThread } from './components/post-thread';

/** The community feed. */
export function CommunityPage({ children }: { readonly children?: ReactNode }) {
  return (
    <PostThread>
      <FeedHeading />
      {children}
    </PostThread>
  );
}
