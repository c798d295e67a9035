import { Button, FileButton } from '@mantine/core';
import { IconHandStop, IconMovie, IconRefresh } from '@tabler/icons-react';
import { CameraStage } from '../../../components/ui/camera-stage';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { useSignIt } from './use-sign-it';
import { WhatNow } from './what-now';

/** The sign is made before the camera, or a clip is chosen that shows it. */
export function CameraMaking({
  making,
  onClip,
}: {
  readonly making: ReturnType<typeof useSignIt>;
  readonly onClip: (file: File | null) => void;
}) {
  const { t } = useTranslation();
  const { stream, result } = making;
  return (
    <CameraStage
      stream={stream}
      onRetry={making.begin}
      note={making.keepsPictures ? t('camera.kept') : undefined}
      overlay={<WhatNow making={making} showing={t('find.make.now')} />}
    >
      <Button
        size="lg"
        mih={56}
        leftSection={result ? <IconRefresh size={24} /> : <IconHandStop size={24} />}
        disabled={!making.canBegin}
        onClick={making.begin}
      >
        {t(result ? 'find.make.again' : 'find.make.begin')}
      </Button>
      <FileButton accept="video/*" onChange={onClip}>
        {(props) => (
          <Button {...props} size="lg" mih={56} variant="default" leftSection={<IconMovie />}>
            {t('find.make.clip.choose')}
          </Button>
        )}
      </FileButton>
    </CameraStage>
  );
}
