import { CarriedVideo } from '../../features/community/carried/carried-video';
import { SayingsPage as Page } from '../../features/sayings/sayings-page';

/** How people sign sentences, with their clips, for reviewers. */
export function SayingsPage() {
  return <Page ClipView={CarriedVideo} />;
}
