import { IconDeviceMobile, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SayingButton } from '../../../components/ui/saying-button';
import { download } from '../../../lib/download';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { canMarkClips, markedClip } from '../../../lib/marked-clip';
import { ownFormOf, type Sign } from '../api';

type State = 'save' | 'saving' | 'saved' | 'notSaved';

const SHAPES = [
  { shape: 'wide', icon: <IconDownload size={20} />, named: 'around.save' },
  { shape: 'upright', icon: <IconDeviceMobile size={20} />, named: 'around.saveUpright' },
] as const;

/** Saves the avatar's clip of a sign, marked as such, wide and upright; nothing where there is none. */
export function SaveClip({ sign }: { readonly sign: Sign }) {
  const { t } = useTranslation();
  const form = ownFormOf(sign);
  const { video } = form ?? {};
  if (!form || video === undefined || !canMarkClips()) return null;
  const mark = t(form.status === 'reviewed' ? 'around.markReviewed' : 'around.mark');
  const lines = [`${sign.gloss} · ${mark}`, `${t('app.name')} · ${location.host}`];
  return SHAPES.map(({ shape, icon, named }) => (
    <SaveButton
      key={shape}
      icon={icon}
      name={t(named)}
      clipOf={() => markedClip(video, shape, lines)}
      fileName={`${form.id}-avatar${shape === 'upright' ? '-upright' : ''}`}
    />
  ));
}

function SaveButton({
  icon,
  name,
  clipOf,
  fileName,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly clipOf: () => Promise<Blob>;
  /** Without its ending, which the browser's kind of film has. */
  readonly fileName: string;
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('save');
  const save = async (): Promise<void> => {
    setState('saving');
    try {
      const clip = await clipOf();
      download(`${fileName}.${clip.type === 'video/mp4' ? 'mp4' : 'webm'}`, clip);
      setState('saved');
    } catch (error) {
      log.error('the clip was not saved', error);
      setState('notSaved');
    }
  };
  return (
    <SayingButton
      icon={icon}
      said={state === 'save' ? undefined : t(`around.${state}`)}
      isBusy={state === 'saving'}
      onClick={() => void save()}
    >
      {name}
    </SayingButton>
  );
}
