import { aRig } from './fixtures.js';

export const rig = aRig();
