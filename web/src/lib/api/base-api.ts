import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** Every screen whose data may be stale after an outage carries one of these tags. */
export const tagTypes = [
  'Config',
  'Post',
  'Video',
  'Contribution',
  'FormVerdict',
  'Proposal',
  'Saying',
  'ManagedAccount',
  'Dictionary',
  'Course',
  'Stats',
  'Search',
  'Report',
  'Message',
  'Account',
  'Session',
  'Reviewing',
  'Signer',
  'Import',
  'ConsentVideo',
  'SystemState',
  'Audit',
  'Notification',
  'Teaching',
  'Class',
] as const;

/** The one API slice; features inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
