import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SayingButton } from '../../../components/ui/saying-button';
import { download } from '../../../lib/download';
import { log } from '../../../lib/log';
import { canMarkClips, markedClip } from '../../../lib/marked-clip';
import { ownFormOf, type Sign } from '../api';

type State = 'save' | 'saving' | 'saved' | 'notSaved';

/** Saves the avatar's clip of a sign, marked as such; nothing where there is none. */
export function SaveClip({ sign }: { readonly sign: Sign }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('save');
  const form = ownFormOf(sign);
  const { video } = form ?? {};
  if (!form || video === undefined || !canMarkClips()) return null;
  const save = async (): Promise<void> => {
    setState('saving');
    try {
      const mark = t(form.status === 'reviewed' ? 'around.markReviewed' : 'around.mark');
      const clip = await markedClip(video, [
        `${sign.gloss} · ${mark}`,
        `${t('app.name')} · ${location.host}`,
      ]);
      download(`${form.id}-avatar.${clip.type === 'video/mp4' ? 'mp4' : 'webm'}`, clip);
      setState('saved');
    } catch (error) {
      log.error('the clip was not saved', error);
      setState('notSaved');
    }
  };
  return (
    <SayingButton
      icon={<IconDownload size={20} />}
      said={state === 'save' ? undefined : t(`around.${state}`)}
      isBusy={state === 'saving'}
      onClick={() => void save()}
    >
      {t('around.save')}
    </SayingButton>
  );
}
