import { FeedHeading } from './components/feed-heading';
import { PostThread } from './components/post-thread';

/** The community feed. */
export function CommunityPage() {
  return (
    <PostThread>
      <FeedHeading />
    </PostThread>
  );
}
