import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { codeOf, serverMessage } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { contactPath, taughtCoursePath } from '../../lib/paths';
import { useImportCourseMutation } from './api';
import styles from './teaching.module.css';

/** Above what the server takes of a course; a film is not read first. */
const LARGEST_FILE_BYTES = 1_000_000;

type Fault = {
  readonly text: string;
  readonly places: readonly string[];
  readonly isTakenDown?: boolean;
};

/** A course out of a file; what is wrong in it is told with its place, and nothing is kept. */
export function OpenFile() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const resetRef = useRef<() => void>(null);
  const [send, { isLoading }] = useImportCourseMutation();
  const [fault, setFault] = useState<Fault | null>(null);

  const open = async (file: File | null): Promise<void> => {
    resetRef.current?.();
    if (!file || isLoading) return;
    setFault(null);
    const content = file.size > LARGEST_FILE_BYTES ? undefined : readJson(await file.text());
    if (content === undefined) {
      const isLarge = file.size > LARGEST_FILE_BYTES;
      setFault({
        text: t(isLarge ? 'teaching.file.tooLarge' : 'teaching.file.noJson'),
        places: [],
      });
      return;
    }
    try {
      const { _id } = await send(content).unwrap();
      await navigate(taughtCoursePath(_id));
    } catch (error) {
      const message = serverMessage(error);
      if (codeOf(error) === 'COURSE_FILE_BROKEN' && message) {
        setFault({ text: t('teaching.file.broken'), places: message.split('\n') });
      } else if (codeOf(error) === 'COURSE_COPY_TAKEN_DOWN') {
        setFault({ text: t('teaching.file.takenDown'), places: [], isTakenDown: true });
      } else setFault({ text: message ?? t('teaching.file.failed'), places: [] });
    }
  };

  return (
    <>
      <FileButton
        accept="application/json,.json"
        resetRef={resetRef}
        onChange={(file) => void open(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            mih={48}
            leftSection={<IconFileImport size={20} />}
            aria-disabled={isLoading}
          >
            {t('teaching.file.open')}
          </Button>
        )}
      </FileButton>
      <div role="alert" className={styles.fault} hidden={fault === null}>
        {fault && (
          <>
            <p>{fault.text}</p>
            {fault.places.length > 0 && (
              <ul lang="en">
                {fault.places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            )}
            {fault.isTakenDown ? (
              <Link to={contactPath('other')}>{t('teaching.takenDown.write')}</Link>
            ) : (
              <a href="/api/teaching/courses/file" target="_blank" rel="noopener noreferrer">
                {t('teaching.file.schema')}
              </a>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** An object, or undefined: whatever else JSON may be is no course. */
function readJson(text: string): object | undefined {
  try {
    const content: unknown = JSON.parse(text);
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
    return isObject ? content : undefined;
  } catch {
    return undefined;
  }
}
