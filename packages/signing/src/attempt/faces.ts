import asked from '../../asked-faces.json' with { type: 'json' };
import type { AskedFace } from './face.js';

const FACES = asked as unknown as Readonly<Record<string, readonly AskedFace[]>>;

/** What is asked of the face by a sign that is made without hands; none of any other. */
export const faceOf = (signId: string): readonly AskedFace[] => FACES[signId] ?? [];
