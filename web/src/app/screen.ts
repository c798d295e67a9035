import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { Key } from '../lib/i18n/translate';
import type { fullSize } from '../lib/screen-size';
import type { SignKitPage } from '../lib/sign-kit/messages';

/** What a search engine, a browser's tab and the preview of a link say of a screen. */
export type Head = {
  /** Of the file that the build writes for it. */
  readonly name: string;
  /** A screen that is about one of many things goes by its name. */
  readonly title?: Key;
  /** Without one that of the site. */
  readonly description?: Key;
  /** A picture of the assets that stands beside a link to it, where somebody sends one. */
  readonly preview?: string;
  /**
   * Whether its page comes with what it shows before anything is loaded, for everybody the same; the
   * others come with their heading over grey blocks.
   */
  readonly isDrawn?: true;
  /** Its app has more of the component library at once than its page, as what stands by a camera. */
  readonly addsAtOnce?: true;
  /** Stands in the middle of the window: shown while it is still being read it would move. */
  readonly isCentred?: true;
  /** The line under the heading of one that comes so. */
  readonly intro?: Key;
  /** What a drawn screen is looked at for at first. */
  readonly picture?: string;
  /** What it asks of the API first, as in `/courses/:courseId`: the page asks for it beside the app. */
  readonly answers?: readonly string[];
  /** The same, of which a member is told more: only who is not signed in has it so. */
  readonly visitorAnswers?: readonly string[];
  /**
   * Its frame is what people come for: the page opens it before it fetches the app, and has the typeface wait until the
   * frame says that it has what it needs.
   */
  readonly opens?: { readonly page: SignKitPage; readonly says: 'signkit:ready' | 'signkit:state' };
};

export type Screen = {
  readonly path: string;
  /** What stands around it: nothing and no store, the store alone, or top bar and menu too. */
  readonly frame: 'site' | 'form' | 'shell';
  readonly handle?: typeof fullSize;
  /** Its component, in a chunk of its own. */
  readonly lazy: LazyRouteFunction<RouteObject>;
  readonly head: Head;
};
