import { CarriedVideo } from '../../features/community/carried/carried-video';
import { CarryField } from '../../features/community/carried/carry-field';
import { SayingPage as Page } from '../../features/sayings/saying-page';

/** How one signs a sentence, with a clip of one's own. */
export function SayingPage() {
  return <Page ClipField={CarryField} ClipView={CarriedVideo} />;
}
