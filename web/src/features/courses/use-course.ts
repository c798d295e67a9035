import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { statusOf } from '../../lib/api/errors';
import { isModerator } from '../../lib/session/ownership';
import { selectClaims } from '../../lib/session/session-slice';
import { useGetCourseQuery, usePreviewCourseQuery } from './api';
import { usePlace } from './place';

/** The course as it is open to everybody; where its teacher looks, or a moderator at what is closed, as it is now. */
export function useCourse(courseId: string) {
  const { isPreview } = usePlace();
  const mayLookBehind = isModerator(useSelector(selectClaims));
  const open = useGetCourseQuery(isPreview ? skipToken : courseId);
  const isClosed = mayLookBehind && statusOf(open.error) === 404;
  const draft = usePreviewCourseQuery(isPreview || isClosed ? courseId : skipToken);
  return isPreview || isClosed ? draft : open;
}
