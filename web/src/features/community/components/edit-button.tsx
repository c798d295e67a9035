import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { selectClaims } from '../../../lib/session/session-slice';
import { centerToast } from '../../../lib/toasts';
import { type Post, useLazyGetPostQuery } from '../api';

/** For its author alone; of a long post the rest is fetched first, or it would be lost. */
export function EditButton({
  post,
  onEdit,
}: {
  readonly post: Post;
  /** With all that it says. */
  readonly onEdit: (whole: Post) => void;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const [getPost] = useLazyGetPostQuery();
  const [isFetching, setFetching] = useState(false);
  if (claims === null || post.authorId !== claims.sub) return null;

  const open = async (): Promise<void> => {
    setFetching(true);
    try {
      onEdit(post.contentTruncated ? await getPost(post._id).unwrap() : post);
    } catch (error) {
      log.error('the whole post was not fetched', error);
      centerToast.error(t('community.moreFailed'));
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button
      variant="subtle"
      px={12}
      leftSection={<IconPencil size={20} />}
      loading={isFetching}
      onClick={() => void open()}
    >
      {t('community.edit.open')}
    </Button>
  );
}
