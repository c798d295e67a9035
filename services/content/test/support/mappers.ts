export const AT = new Date('2026-03-01T10:00:00.000Z');
