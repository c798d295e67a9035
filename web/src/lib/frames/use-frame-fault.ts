import type { FrameErrorCode } from '@isl/contracts/errors';
import { useTranslation } from '../i18n/use-translation';
import type { FrameProcessed } from './use-frame-sockets';

/** Why a service did not read a frame. */
export type FrameFault = {
  /** In English. */
  readonly message: string;
  readonly code: string | undefined;
};

/** Those that a person may meet and that have words in each language. */
const known = [
  'NOT_READY',
  'TOO_MANY_CAMERAS',
  'PROOF_NEEDED',
  'OVERLOADED',
  'TIMED_OUT',
  'ANALYSIS_FAILED',
  'FRAME_TOO_LARGE',
  'FRAME_DIMENSIONS',
  'FRAME_NOT_JPEG',
] as const satisfies readonly FrameErrorCode[];

export const frameFault = ({ error, errorCode }: FrameProcessed): FrameFault | null =>
  error === null ? null : { message: error, code: errorCode };

/** Says a fault in the language of the page; one without words of its own as the service says it. */
export function useFrameFault(): (fault: FrameFault) => string {
  const { t } = useTranslation();
  return ({ message, code }) => {
    const name = known.find((one) => one === code);
    return name === undefined ? message : t(`camera.frame.${name}`);
  };
}
