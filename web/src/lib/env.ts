/** The only place that reads the build's environment. */
export const env = {
  isTest: import.meta.env.MODE === 'test',
} as const;
