/** The only place that reads the build's environment. */
export const env = {
  isTest: import.meta.env.MODE === 'test',
  isProduction: import.meta.env.PROD,
} as const;
