import { Button, Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths, productPath } from '../../../lib/paths';
import { useFocusBack } from '../../../lib/use-focus-back';
import { isOfSign, type OwnSign } from '../own/own-signs';
import { nameOf, type OwnLetter, readableOf } from '../own-letters/own-letters';
import type { AvatarPlay } from '../sentence/avatar-dialog';
import own from './recognised-drawer.module.css';
import {
  type GuidedSentence,
  groupVocabulary,
  guidedSentences,
  type RecognisedSign,
} from './vocabulary';

/** What can be recognised, whose signing it was learnt from, and three sentences to begin with. */
export function RecognisedDrawer({
  isOpen,
  isCovered,
  onClose,
  vocabulary,
  ownSigns,
  ownLetters,
  hearsAvatar,
  onHearsAvatar,
  onPlay,
}: {
  readonly isOpen: boolean;
  /** A dialog stands over it, which the Escape key closes first. */
  readonly isCovered: boolean;
  readonly onClose: () => void;
  readonly vocabulary: readonly RecognisedSign[] | null;
  /** What was taught on this device. */
  readonly ownSigns: readonly OwnSign[];
  /** What was shown on this device. */
  readonly ownLetters: readonly OwnLetter[];
  readonly hearsAvatar: boolean;
  readonly onHearsAvatar: (hears: boolean) => void;
  readonly onPlay: (play: AvatarPlay) => void;
}) {
  const { t } = useTranslation();
  useFocusBack(isOpen);
  const heard =
    vocabulary?.filter(({ learntFrom }) => hearsAvatar || learntFrom === 'people') ?? null;
  const hasAvatar = vocabulary?.some(({ learntFrom }) => learntFrom === 'avatar') ?? false;
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={!isCovered}
      position="right"
      size="lg"
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* The library's own header would be a second banner of the page. */}
        <div className={own.header}>
          <Drawer.Title className={own.heading}>{t('prediction.list.open')}</Drawer.Title>
          <Drawer.CloseButton size={48} aria-label={t('app.close')} />
        </div>
        <Drawer.Body className={own.parts}>
          <section className={own.part}>
            <h3>{t('prediction.list.guided')}</h3>
            <ul className={own.sentences}>
              {guidedSentences(heard).map((sentence) => (
                <Guided key={sentence.key} sentence={sentence} onPlay={onPlay} />
              ))}
            </ul>
          </section>
          {hasAvatar && (
            <ClearSwitch
              className={own.switch}
              checked={hearsAvatar}
              onChange={({ currentTarget }) => onHearsAvatar(currentTarget.checked)}
              label={t('prediction.list.hearsAvatar')}
              description={t('predict.avatarOnly')}
            />
          )}
          {ownSigns.length > 0 && <KnownFromYou signs={ownSigns} heard={heard ?? []} />}
          {ownLetters.length > 0 && <LettersFromYou letters={ownLetters} />}
          {heard === null ? <p>{t('prediction.list.unknown')}</p> : <Vocabulary heard={heard} />}
          <p>
            <Link to={paths.modelFigures}>{t('prediction.list.howWell')}</Link>
          </p>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Guided({
  sentence: { key, gloss, isSpelled, face },
  onPlay,
}: {
  readonly sentence: GuidedSentence;
  readonly onPlay: (play: AvatarPlay) => void;
}) {
  const { t } = useTranslation();
  const title = t(`prediction.guided.${key}.title`);
  const signs = isSpelled ? gloss.flatMap((word) => [...word]) : gloss;
  return (
    <li className={own.sentence}>
      <p className={own.title}>{title}</p>
      <p className={own.signs}>{signs.join(' ')}</p>
      <p>{t(`prediction.guided.${key}.how`)}</p>
      <Button variant="default" onClick={() => onPlay({ title, gloss: signs, spans: face })}>
        {t('prediction.showMe')}
      </Button>
    </li>
  );
}

function KnownFromYou({
  signs,
  heard,
}: {
  readonly signs: readonly OwnSign[];
  readonly heard: readonly RecognisedSign[];
}) {
  const { t } = useTranslation();
  /** Whose signing of the same word it learnt besides. */
  const besides = (signId: string): RecognisedSign['learntFrom'] =>
    heard.find(({ id }) => isOfSign(id, signId))?.learntFrom ?? 'own';
  return (
    <section className={own.part}>
      <h3>
        {t('prediction.own.list')} ({formatNumber(signs.length)})
      </h3>
      <ul className={own.known}>
        {signs.map(({ id, name, signId }) => (
          <li key={id}>
            {signId === undefined ? (
              <span className={own.sign}>{name}</span>
            ) : (
              <>
                <Link to={productPath(signId)} className={own.sign}>
                  {name}
                </Link>{' '}
                {t(`prediction.list.knownFrom.${besides(signId)}`)}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LettersFromYou({ letters }: { readonly letters: readonly OwnLetter[] }) {
  const { t } = useTranslation();
  const readable = [...readableOf(letters)];
  return (
    <section className={own.part}>
      <h3>
        {t('prediction.ownLetters.list')} ({formatNumber(readable.length)})
      </h3>
      <ul className={own.list}>
        {readable.map((id) => (
          <li key={id}>
            <Link to={productPath(id)} className={own.sign}>
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Vocabulary({ heard }: { readonly heard: readonly RecognisedSign[] }) {
  const { t } = useTranslation();
  const said = groupVocabulary(heard.filter(({ isSaid }) => isSaid));
  const offered = heard.filter(({ isSaid }) => !isSaid);
  return (
    <>
      {(['letters', 'numerals', 'words'] as const).map(
        (group) =>
          said[group].length > 0 && (
            <section key={group} className={own.part}>
              <h3>
                {t(`prediction.list.${group}`)} ({formatNumber(said[group].length)})
              </h3>
              <Signs signs={said[group]} />
            </section>
          ),
      )}
      {offered.length > 0 && (
        <details className={own.part}>
          <summary>
            {t('prediction.list.offered', {
              count: offered.length,
              n: formatNumber(offered.length),
            })}
          </summary>
          <Signs signs={offered} />
        </details>
      )}
      {heard.length === 0 && <p>{t('prediction.list.none')}</p>}
    </>
  );
}

function Signs({ signs }: { readonly signs: readonly RecognisedSign[] }) {
  const { t } = useTranslation();
  return (
    <ul className={own.list}>
      {signs.map(({ id, label, learntFrom, people }) => (
        <li key={id}>
          <Link to={productPath(id)} className={own.sign} data-source={learntFrom}>
            {label}
          </Link>
          {people !== undefined && (
            <> {t('prediction.list.shownBy', { count: people, n: formatNumber(people) })}</>
          )}
        </li>
      ))}
    </ul>
  );
}
