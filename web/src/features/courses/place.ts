import { createContext, useContext } from 'react';
import { coursePath, lessonPath } from '../../lib/paths';

/** Where a course is shown: to learn from it, or to its teacher, who looks at what others will see. */
export type Place = {
  readonly coursePath: (courseId: string) => string;
  readonly lessonPath: (courseId: string, lessonId: string) => string;
  /** A draft counts too then, and nothing that is done is kept. */
  readonly isPreview: boolean;
};

export const PlaceContext = createContext<Place>({ coursePath, lessonPath, isPreview: false });

export const usePlace = (): Place => useContext(PlaceContext);
