import type { Claims } from './claims';

/** The author, a reviewer or an admin may delete; the server holds the same rule. */
export function canDelete(claims: Claims | null, authorId: string | undefined): boolean {
  if (claims === null) return false;
  if (authorId !== undefined && authorId === claims.sub) return true;
  return isModerator(claims);
}

/** Whoever may see, hide and dismiss what is reported. */
export function isModerator(claims: Claims | null): boolean {
  return claims?.roles.some((role) => role === 'reviewer' || role === 'admin') ?? false;
}

/** Whoever may make courses and hold classes; the server holds the same rule. */
export function mayTeach(claims: Claims | null): boolean {
  return claims?.roles.some((role) => ['teacher', 'reviewer', 'admin'].includes(role)) ?? false;
}

/** Whoever runs the site. */
export function isAdmin(claims: Claims | null): boolean {
  return claims?.roles.includes('admin') ?? false;
}
