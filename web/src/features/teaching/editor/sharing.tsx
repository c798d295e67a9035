import { Button } from '@mantine/core';
import { IconDownload, IconEye, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { useConfirm } from '../../../components/ui/confirm';
import { codeOf, serverMessage } from '../../../lib/api/errors';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { coursePath, paths, previewPath } from '../../../lib/paths';
import { centerToast } from '../../../lib/toasts';
import { useDeleteTaughtCourseMutation, useLazyExportCourseQuery } from '../api';
import { CopyField } from '../copy-field';
import { useSomeText } from '../use-some-text';
import type { Draft } from './draft';
import styles from './editor.module.css';
import { type Lack, unfinished } from './unfinished';

/** To others: by its link, through a class, as a file; and away with it. */
export function Sharing({
  courseId,
  draft,
  isTakenDown,
  isSaved,
  onChange,
}: {
  readonly courseId: string;
  readonly draft: Draft;
  /** Then only a moderator opens it. */
  readonly isTakenDown: boolean;
  /** What is looked at and given away is what the server has. */
  readonly isSaved: boolean;
  readonly onChange: (next: Draft) => void;
}) {
  const { t } = useTranslation();
  const lacks = unfinished(draft);
  const mayNotOpen = isTakenDown || (!draft.isOpen && lacks.length > 0);
  return (
    <section className={styles.section} aria-labelledby="sharing">
      <h2 id="sharing" className={styles.heading}>
        {t('teaching.share.heading')}
      </h2>
      <ClearSwitch
        label={t('teaching.share.open')}
        description={t('teaching.share.hint')}
        checked={draft.isOpen}
        // Not disabled: one that is closed for what it lacks keeps the focus.
        aria-disabled={mayNotOpen}
        data-disabled={mayNotOpen || undefined}
        onChange={({ currentTarget }) => {
          if (!mayNotOpen) onChange({ ...draft, isOpen: currentTarget.checked });
        }}
      />
      {lacks.length > 0 && <Lacks lacks={lacks} />}
      {draft.isOpen && !isTakenDown && (
        <CopyField
          label={t('teaching.share.link')}
          text={new URL(coursePath(courseId), location.origin).href}
        />
      )}
      <div className={styles.adding}>
        <Button
          component={Link}
          to={previewPath(courseId)}
          variant="default"
          h={48}
          leftSection={<IconEye size={20} />}
        >
          {t('teaching.share.preview')}
        </Button>
        <Button
          component={Link}
          to={`${paths.classes}?course=${courseId}`}
          variant="default"
          h={48}
        >
          {t('teaching.newClass.heading')}
        </Button>
        <SaveFile courseId={courseId} draft={draft} isSaved={isSaved} />
        <Delete courseId={courseId} />
      </div>
    </section>
  );
}

function Lacks({ lacks }: { readonly lacks: readonly Lack[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <p>{t('teaching.share.unfinished')}</p>
      <ul className={styles.lacks}>
        {lacks.map((lack) => {
          const n = 'lesson' in lack ? formatNumber(lack.lesson) : '';
          const m = 'step' in lack ? formatNumber(lack.step) : '';
          return (
            <li key={`${lack.what} ${n} ${m}`}>
              {t(`teaching.lacks.${lack.what}`, { lesson: n, step: m })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function SaveFile({
  courseId,
  draft,
  isSaved,
}: {
  readonly courseId: string;
  readonly draft: Draft;
  readonly isSaved: boolean;
}) {
  const { t } = useTranslation();
  const inWords = useSomeText();
  const [load, { isFetching }] = useLazyExportCourseQuery();
  const save = async (): Promise<void> => {
    if (isFetching) return;
    try {
      const file = await load(courseId).unwrap();
      const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${inWords(draft.titles, 'course').slice(0, 60)}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      centerToast.error(serverMessage(error) ?? t('teaching.file.saveFailed'));
    }
  };
  return (
    <Button
      variant="default"
      mih={48}
      leftSection={<IconDownload size={20} />}
      aria-disabled={isFetching}
      disabled={!isSaved}
      onClick={() => void save()}
    >
      {t('teaching.file.save')}
    </Button>
  );
}

function Delete({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [remove, { isLoading }] = useDeleteTaughtCourseMutation();
  const ask = async (): Promise<void> => {
    if (!(await confirm(t('teaching.share.confirmDelete')))) return;
    try {
      await remove(courseId).unwrap();
      await navigate(paths.teach);
    } catch (error) {
      const isTaught = codeOf(error) === 'COURSE_IN_CLASS';
      centerToast.error(t(isTaught ? 'teaching.share.inClass' : 'teaching.share.deleteFailed'));
    }
  };
  return (
    <Button
      variant="outline"
      color="var(--madder)"
      mih={48}
      leftSection={<IconTrash size={20} />}
      loading={isLoading}
      onClick={() => void ask()}
    >
      {t('teaching.share.delete')}
    </Button>
  );
}
