import { lazy, Suspense, useDeferredValue } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../components/ui/list-states';
import { NotFound } from '../../components/ui/not-found';
import { WhenNear } from '../../components/ui/when-near';
import { ownFormOf, useGetSignQuery } from '../../features/dictionary/api';
import { SignAround } from '../../features/dictionary/around/sign-around';
import { SignView } from '../../features/dictionary/components/sign-view';
import { useSignName } from '../../features/dictionary/use-sign-name';
import { StoryStep } from '../../features/guide/components/story-step';
import { stepOf } from '../../features/guide/steps';
import { AddToList } from '../../features/lists/components/add-to-list';
import { serverMessage, statusOf } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { REPORT_PARAM, reportPath } from '../../lib/paths';
import { useScreenTitle } from '../../lib/screen-title';
import { Talk } from './talk';

// For who says that a sign is made otherwise.
const SignReport = lazy(async () => ({
  default: (await import('../../features/community/components/sign-report')).SignReport,
}));

/** What a card of a blog or of the dictionary leads to: a step of the guide, or a sign. */
export function ProductPage() {
  const { id = '' } = useParams();
  const step = stepOf(useSearchParams()[0].get('story'));
  return step ? <StoryStep step={step} /> : <SignPage key={id} id={id} />;
}

function SignPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { currentData, error, isFetching, refetch } = useGetSignQuery(id);
  // All that a sign's page shows is much for one piece of work: in slices the page answers between them.
  const sign = useDeferredValue(currentData);
  const nameOf = useSignName();
  useScreenTitle(sign && nameOf(sign));
  if ((isFetching || currentData) && !sign)
    return <LoadingState text={t('dictionary.loading')} cards={2} />;
  if (!sign) {
    // 400: an id that no sign can have.
    if ([400, 404].includes(statusOf(error) ?? 0)) return <NotFound />;
    const message = serverMessage(error) ?? t('dictionary.unknownError');
    return (
      <ErrorState message={t('dictionary.error', { message })} onRetry={() => void refetch()} />
    );
  }
  const open = (): void => setSearch({ [REPORT_PARAM]: '1' }, { replace: true });
  const close = (): void => setSearch({}, { replace: true });
  return (
    <>
      <SignView
        sign={sign}
        actions={<AddToList signId={sign._id} name={nameOf(sign)} />}
        onReport={open}
        onReportOf={(other) => (other === id ? open() : void navigate(reportPath(other)))}
      >
        {search.has(REPORT_PARAM) && (
          <Suspense>
            <SignReport
              signId={sign._id}
              name={sign.name}
              hasForm={ownFormOf(sign) !== undefined}
              onClose={close}
            />
          </Suspense>
        )}
      </SignView>
      <WhenNear>
        <SignAround signId={sign._id} />
      </WhenNear>
      <Talk
        about={{ signId: sign._id }}
        heading={t('sign.discussion')}
        intro={t('sign.discussionIntro')}
        loading={t('community.loading')}
      />
    </>
  );
}
