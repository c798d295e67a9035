import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignKitFrame } from '../../components/ui/sign-kit-frame';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths, recordPath, reportPath } from '../../lib/paths';
import { signKitParams } from '../../lib/sign-kit/link';
import type { SignKitCommand, SignKitPage } from '../../lib/sign-kit/messages';
import { bringSentence } from '../../lib/sign-kit/sentence';
import styles from './sign-kit-screen.module.css';
import { usePractice } from './use-practice';

/** Those for everybody. */
type OpenPage = Exclude<SignKitPage, 'edit'>;

/** Where the app shows each of sign-kit's pages. */
const screens = { convert: paths.textToSign, 'learn-sign': paths.sign } as const;

/** For the links that are copied in the frame: they lead to the app. */
const homeOf = (page: OpenPage): SignKitCommand => ({
  type: 'signkit:configure',
  home: `${location.origin}${screens[page]}`,
});

/** One of sign-kit's pages, as large as the screen allows. */
export function SignKitScreen({ page }: { readonly page: OpenPage }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const title = t(`signKit.title.${page}`);
  const { deck, onPractised, onForgotten } = usePractice();
  const isLearning = page === 'learn-sign';
  const told = useMemo(
    () => [homeOf(page), ...(isLearning && deck ? [deck] : [])],
    [page, isLearning, deck],
  );
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{title}</h1>
      <SignKitFrame
        page={page}
        params={signKitParams(search)}
        title={title}
        told={told}
        onPractised={onPractised}
        onForgotten={() => void onForgotten()}
        onReady={(shown) => {
          // A link inside the frame led to the other page: menu, colours and address follow.
          if (shown !== page && shown !== 'edit') void navigate(screens[shown], { replace: true });
          return null;
        }}
        onReport={(id) => void navigate(reportPath(id))}
        onGive={(id) => void navigate(recordPath({ kind: 'sign', id }))}
        onDiffers={(sentence) => {
          bringSentence(sentence);
          void navigate(paths.say);
        }}
      />
    </div>
  );
}
