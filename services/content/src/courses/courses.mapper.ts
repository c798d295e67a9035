import type { components } from '@isl/contracts/content';

export type Course = components['schemas']['Course'];
export type NewCourse = components['schemas']['NewCourse'];

export type CourseDocument = Course & {
  readonly order: number;
  readonly createdAt: Date;
  readonly shownAt: Date;
  /** Kept for a seeded course, so that the next start does not bring it back. */
  readonly removedAt?: Date;
};

export function toCourse(document: CourseDocument): Course {
  const { _id, title, description, thumbnail, playlistUrl, titles, descriptions } = document;
  return {
    ...{ _id, title, description, thumbnail, playlistUrl },
    ...(titles && { titles }),
    ...(descriptions && { descriptions }),
  };
}
