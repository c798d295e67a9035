import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../lib/session/session-slice';
import { MyVideos } from './components/my-videos';
import { UploadForm } from './components/upload-form';
import styles from './upload-page.module.css';

/** Upload of a video by a signed-in person, and what became of those before. */
export function UploadPage() {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <>
      <PageHeading title={t('upload.heading')} intro={t('upload.intro')}>
        {!isSignedIn && (
          <Button component={Link} to={loginPath(paths.upload)} variant="default">
            {t('upload.signIn')}
          </Button>
        )}
      </PageHeading>
      <div className={styles.columns}>
        <UploadForm />
        {isSignedIn && <MyVideos />}
      </div>
    </>
  );
}
