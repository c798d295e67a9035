import {
  IconBlur,
  IconBulb,
  IconFaceId,
  IconHandOff,
  IconSun,
  IconZoomIn,
} from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Hint } from './hint';
import styles from './hint-line.module.css';
import { useHint } from './use-hint';

const icons = {
  dark: IconBulb,
  bright: IconSun,
  blurred: IconBlur,
  noFace: IconFaceId,
  far: IconZoomIn,
  handsOut: IconHandOff,
} as const satisfies Record<Hint, unknown>;

/** The one thing that would help most now; its place is always there, so that it is heard. */
export function HintLine(looked: Parameters<typeof useHint>[0]) {
  const { t } = useTranslation();
  const hint = useHint(looked);
  const Icon = hint && icons[hint];
  return (
    <div role="status" className={styles.line}>
      {Icon && (
        <p className={styles.hint}>
          <Icon size={20} aria-hidden="true" />
          {t(`giving.hint.${hint}`)}
        </p>
      )}
    </div>
  );
}
