import type { Notification } from '../../../lib/api/notifications';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';

/** Says a notification in one sentence. */
export function useSentence(): (notification: Notification) => string {
  const { t, i18n } = useTranslation();
  return ({ kind, post, comment, likes = 1, clip, reported, course, proposal, saying }) => {
    const title = post?.title ?? '';
    const name = comment?.username ?? t('community.anonymous');
    switch (kind) {
      case 'likes':
        return t('notifications.kind.likes', { count: likes, n: formatNumber(likes), title });
      case 'comment':
        return t('notifications.kind.comment', { name, title });
      case 'reply':
        return t('notifications.kind.reply', { name, title });
      case 'clip-accepted':
        return t('notifications.kind.clip-accepted', { label: clip?.label ?? '' });
      case 'clip-not-accepted':
        return t('notifications.kind.clip-not-accepted', { label: clip?.label ?? '' });
      case 'report-kept':
      case 'report-hidden':
      case 'report-removed':
        return t(`notifications.kind.${kind}.${reported?.what ?? 'post'}`, { title });
      case 'course-taken-down':
      case 'course-restored': {
        const { en = '', hi = '' } = course?.titles ?? {};
        return t(`notifications.kind.${kind}`, { title: i18n.language === 'hi' ? hi : en });
      }
      case 'proposal-accepted':
      case 'proposal-declined':
        return t(`notifications.kind.${kind}`, { name: proposal?.formId ?? '' });
      case 'saying-taken-up':
      case 'saying-not-taken-up':
        return t(`notifications.kind.${kind}`, { sentence: saying?.sentence ?? '' });
    }
  };
}
