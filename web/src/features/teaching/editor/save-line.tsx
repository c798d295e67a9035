import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUp, IconPencil } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { taughtCoursePath } from '../../../lib/paths';
import { centerToast } from '../../../lib/toasts';
import { useCreateTaughtCourseMutation } from '../api';
import { type Draft, toContent } from './draft';
import styles from './editor.module.css';
import { forgetUnsaved } from './unsaved';
import type { SaveState } from './use-autosave';

const ICONS = {
  saved: IconCheck,
  waiting: IconPencil,
  saving: IconCloudUp,
  away: IconAlertTriangle,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
} as const;

/** Whether what is seen is kept, in sight all the time; and what to do where it is not. */
export function SaveLine({
  courseId,
  draft,
  state,
  onSave,
  onLoad,
}: {
  readonly courseId: string;
  readonly draft: Draft;
  readonly state: SaveState;
  readonly onSave: () => void;
  /** The other tab's work is to be shown in place of this one's. */
  readonly onLoad: () => void;
}) {
  const { t } = useTranslation();
  const Icon = ICONS[state.kind];
  return (
    <div className={styles.save} data-kind={state.kind}>
      <Icon size={20} aria-hidden="true" />
      <p role="status">
        {state.kind === 'refused'
          ? t('teaching.save.refused', {
              reason: state.isInClass ? t('teaching.share.inClass') : state.reason,
            })
          : t(`teaching.save.${state.kind}`)}
      </p>
      {(state.kind === 'away' || state.kind === 'refused') && (
        <Button variant="default" mih={44} onClick={onSave}>
          {t('teaching.save.now')}
        </Button>
      )}
      {state.kind === 'conflict' && <Conflict courseId={courseId} draft={draft} onLoad={onLoad} />}
    </div>
  );
}

/** Neither tab's work is lost: this one's becomes a course of its own, or gives way. */
function Conflict({
  courseId,
  draft,
  onLoad,
}: {
  readonly courseId: string;
  readonly draft: Draft;
  readonly onLoad: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateTaughtCourseMutation();
  const keepMine = async (): Promise<void> => {
    const { isOpen: _open, titles, ...content } = toContent(draft);
    const copyOf = (title: string): string => t('teaching.save.copyOf', { title }).slice(0, 120);
    const named = Object.fromEntries(
      Object.entries(titles).map(([lang, title]) => [lang, copyOf(title)]),
    );
    try {
      const { _id } = await create({ ...content, titles: named }).unwrap();
      forgetUnsaved(courseId);
      await navigate(taughtCoursePath(_id));
    } catch {
      centerToast.error(t('teaching.newFailed'));
    }
  };
  return (
    <>
      <Button variant="default" mih={44} loading={isLoading} onClick={() => void keepMine()}>
        {t('teaching.save.mine')}
      </Button>
      <Button variant="default" mih={44} onClick={onLoad}>
        {t('teaching.save.theirs')}
      </Button>
    </>
  );
}
