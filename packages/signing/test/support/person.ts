import fc from 'fast-check';

export const seed = fc.string({ maxLength: 12 });
