export { defineConfig, env, listening } from './config.js';
export { createService, type Service } from './create-service.js';
export { AppError, BusyError, ExplainedError } from './errors.js';
export type { Check, Checks } from './health.js';
export type { RouteOf } from './route-of.js';
export { runMain } from './run-main.js';
export { createSecurityLog, type SecurityLog } from './security-log.js';
export type { Steps } from './steps.js';
export { strictValidators } from './validators.js';
