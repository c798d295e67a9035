import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCourseQuery, usePreviewCourseQuery } from './api';
import { usePlace } from './place';

/** The course as it is open to everybody; where its teacher looks, as it is now. */
export function useCourse(courseId: string) {
  const { isPreview } = usePlace();
  const open = useGetCourseQuery(isPreview ? skipToken : courseId);
  const draft = usePreviewCourseQuery(isPreview ? courseId : skipToken);
  return isPreview ? draft : open;
}
