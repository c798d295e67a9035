import { CommunityPage } from '../../features/community/community-page';
import { GoalPlace } from './goal-place';

/** The community feed, and below its welcome what all do together. */
export function DiscussionsPage() {
  return (
    <CommunityPage>
      <GoalPlace />
    </CommunityPage>
  );
}
